/** For tests: valid and malicious images, generated. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A phone's photo: rotated, with GPS data. */
export function makeJpeg({ width = 640, height = 480 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 40 } } })
    .jpeg()
    .withExif({
      IFD0: { Make: "CanaryPhone", Artist: "Canary Owner" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 38/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "77/1 13/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function makePng({ width = 300, height = 200 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 20, g: 120, b: 200, alpha: 0.5 } } })
    .png()
    .toBuffer();
}

export function makeWebp(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 600, channels: 3, background: { r: 1, g: 2, b: 3 } } })
    .webp()
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Few bytes that decompress to 256 million pixels. */
export function makeHugePng(side = 16_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((side / 8 + 1) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 9 });
  const chunks = [pngChunk("IHDR", header), pngChunk("IDAT", data), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

export const svg = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`,
);
export const html = Buffer.from("<!doctype html><script>alert(document.domain)</script>");
export const gifScript = Buffer.from("GIF89a/*\x01\x00\x80\x00\x00*/=1;alert(1);//", "latin1");
