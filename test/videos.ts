/** For tests: valid and malicious videos, generated, and one of the demo's. */
import { readFile } from "node:fs/promises";

/** A short recording as a browser makes it. */
export const readWebm = () => readFile("demo/videos/agree.webm");

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(content);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const brands = (major: string) => box("ftyp", Buffer.from(`${major}\0\0\x02\0${major}mp41`, "latin1"));
const track = (handler: string) =>
  box("trak", box("mdia", box("hdlr", Buffer.from(`\0\0\0\0\0\0\0\0${handler}`, "latin1"), Buffer.alloc(12))));

type Mp4 = { brand?: string; handler?: string; after?: Buffer; film?: Buffer };

/** The boxes of an MP4; its video data is noise. */
export function makeMp4({ brand = "isom", handler = "vide", after = Buffer.alloc(0), film }: Mp4 = {}): Buffer {
  return Buffer.concat([
    brands(brand),
    box("moov", box("mvhd", Buffer.alloc(100)), track(handler)),
    box("mdat", film ?? Buffer.alloc(3000, 7)),
    after,
  ]);
}

/** A picture in the same boxes, as phones make it. */
export const makeHeic = () =>
  Buffer.concat([brands("heic"), box("meta", Buffer.alloc(40)), box("mdat", Buffer.alloc(900))]);

/** A small archive, which ZIP readers find after any other data. */
export const zip = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
export const inFreeBox = (content: Buffer) => box("free", content);
