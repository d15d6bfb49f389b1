/** Re-encodes a picture (R5.4): only its pixels remain, so no place, no camera, and no hidden second file. */
import sharp, { type Sharp } from "sharp";
import type { FileType } from "#contract/upload-forms.ts";

export type ImageType = Extract<FileType, `image/${string}`>;

/** Why a picture cannot be accepted: a key of the validation texts. */
export class ImageFault extends Error {
  override name = "ImageFault";
  readonly code: "file_broken" | "image_pixels";

  constructor(code: "file_broken" | "image_pixels") {
    super(code);
    this.code = code;
  }
}

// Pictures come from strangers: block unused loaders, cache nothing, and use one core.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

const million = 1_000_000;

/** JPEGs, which cameras make, are read in strips; the others may need all of their pixels in memory. */
const mostPixels: Record<ImageType, number> = {
  "image/jpeg": 64 * million,
  "image/png": 26 * million,
  "image/webp": 26 * million,
};

const photoSide = 512;
const longestDocumentSide = 3000;
const posterBounds = { width: 640, height: 640 };

/** A square, upright, as WebP. */
export function reencodePhoto(bytes: Buffer, type: ImageType): Promise<Buffer> {
  return redraw(bytes, type, (image) => image.resize(photoSide, photoSide, { fit: "cover" }).webp({ quality: 82 }));
}

/** At most the pixel width of a phone, in the frame of a video. */
export function reencodePoster(bytes: Buffer, type: ImageType): Promise<Buffer> {
  return redraw(bytes, type, (image) =>
    image.resize({ ...posterBounds, fit: "inside", withoutEnlargement: true }).webp({ quality: 60 }),
  );
}

/** Upright and legible, in its original format. */
export function reencodeDocument(bytes: Buffer, type: ImageType): Promise<Buffer> {
  const bounds = { width: longestDocumentSide, height: longestDocumentSide, withoutEnlargement: true };
  return redraw(bytes, type, (image) => {
    const bounded = image.resize({ ...bounds, fit: "inside" });
    return type === "image/png" ? bounded.png({ compressionLevel: 9 }) : bounded.jpeg({ quality: 85 });
  });
}

async function redraw(bytes: Buffer, type: ImageType, shape: (image: Sharp) => Sharp): Promise<Buffer> {
  const limits = { limitInputPixels: mostPixels[type], failOn: "error" } as const;
  try {
    return await shape(sharp(bytes, limits).autoOrient()).toBuffer();
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/.test(error.message);
    throw new ImageFault(tooMany ? "image_pixels" : "file_broken");
  }
}
