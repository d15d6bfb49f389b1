/** Turns an upload into a storable file (R5.4): detected by content, scanned, and re-encoded when it is a picture. */
import { createReadStream } from "node:fs";
import { fileTypeFromBuffer } from "file-type";
import {
  type DocumentFileType,
  documentForm,
  type FileType,
  photoForm,
  type VideoFileType,
  videoForm,
} from "#contract/upload-forms.ts";
import type { Antivirus } from "#server/gateways/antivirus.ts";
import { Refusal } from "#server/refusal.ts";
import { checkPdf } from "./check-pdf.ts";
import { findVideoType } from "./find-video-type.ts";
import { refuse } from "./receive-upload.ts";
import { ImageFault, reencodeDocument, reencodePhoto, reencodePoster } from "./reencode-image.ts";

export type Storable<T extends FileType = FileType> = { bytes: Buffer; mediaType: T };

async function recognise<T extends FileType>(bytes: Buffer, allowed: readonly T[]): Promise<T | undefined> {
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  return allowed.find((type) => type === found);
}

async function refuseInfected(isClean: Antivirus, file: Parameters<Antivirus>[0], field: string): Promise<void> {
  const clean = await isClean(file).catch(() => {
    throw new Refusal("overloaded", { retryAfter: 60 });
  });
  if (!clean) throw refuse(field, "file_infected");
}

function unsupported(field: string, code: string): Refusal {
  return new Refusal("unsupported_media_type", { issues: [{ path: field, code }] });
}

async function drawn(field: string, drawing: Promise<Buffer>): Promise<Buffer> {
  try {
    return await drawing;
  } catch (error) {
    throw error instanceof ImageFault ? refuse(field, error.code) : error;
  }
}

export async function takePhoto(isClean: Antivirus, bytes: Buffer, field: string): Promise<Storable> {
  const type = await recognise(bytes, photoForm.mediaTypes);
  if (type === undefined) throw unsupported(field, "photo_type");
  await refuseInfected(isClean, bytes, field);
  return { bytes: await drawn(field, reencodePhoto(bytes, type)), mediaType: "image/webp" };
}

/** The picture shown for a video until it is played (R11.2). */
export async function takePoster(isClean: Antivirus, bytes: Buffer, field: string): Promise<Storable> {
  const type = await recognise(bytes, videoForm.beside.mediaTypes);
  if (type === undefined) throw unsupported(field, "photo_type");
  await refuseInfected(isClean, bytes, field);
  return { bytes: await drawn(field, reencodePoster(bytes, type)), mediaType: "image/webp" };
}

/** Checked and scanned on disk, as it may be too large for memory. */
export async function takeVideo(isClean: Antivirus, path: string, field: string): Promise<VideoFileType> {
  const found = await findVideoType(path);
  if (found === undefined) throw unsupported(field, "video_type");
  if (found === "broken") throw refuse(field, "video_broken");
  await refuseInfected(isClean, createReadStream(path), field);
  return found;
}

export async function takeDocument(
  isClean: Antivirus,
  bytes: Buffer,
  field: string,
): Promise<Storable<DocumentFileType>> {
  const mediaType = await recognise(bytes, documentForm.mediaTypes);
  if (mediaType === undefined) throw unsupported(field, "document_type");
  await refuseInfected(isClean, bytes, field);
  if (mediaType !== "application/pdf")
    return { bytes: await drawn(field, reencodeDocument(bytes, mediaType)), mediaType };
  const fault = await checkPdf(bytes);
  if (fault !== undefined) throw refuse(field, fault);
  return { bytes, mediaType };
}
