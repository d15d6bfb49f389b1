/** Detects a video by its content (R11.2): an MP4 or WebM from its first byte to its last, and nothing else. */
import { open } from "node:fs/promises";
import type { VideoFileType } from "#contract/upload-forms.ts";
import { readHereAndThere } from "./file-bytes.ts";
import { isWholeMp4 } from "./read-mp4.ts";
import { isWholeWebm } from "./read-webm.ts";

/** Bytes at the beginning where other formats have their signature, and at the end where archives have their table. */
const headReach = 1024;
const zipReach = 66_000;
const zipTable = Buffer.from("PK\x05\x06", "latin1");
const foreign = /%PDF-|<(?:!doctype|html|head|body|script|svg|\?php|\?xml)/i;

/** Undefined: not a supported video. "broken": begins as one, but is not one to its end. */
export async function findVideoType(path: string): Promise<VideoFileType | "broken" | undefined> {
  const file = await open(path);
  try {
    const bytes = await readHereAndThere(file);
    const head = await bytes.read(0, headReach);
    const type = typeOf(head);
    if (type === undefined) return undefined;
    const tail = await bytes.read(Math.max(0, bytes.size - zipReach), zipReach);
    if (foreign.test(head.toString("latin1")) || tail.includes(zipTable)) return "broken";
    const isWhole = type === "video/mp4" ? isWholeMp4 : isWholeWebm;
    return (await isWhole(bytes)) ? type : "broken";
  } finally {
    await file.close();
  }
}

function typeOf(head: Buffer): VideoFileType | undefined {
  if (head.length < 12) return undefined;
  if (head.readUInt32BE(0) === ebml) return "video/webm";
  // Pictures (HEIC, AVIF) and audio begin alike; the brand distinguishes them.
  const brand = head.toString("latin1", 8, 12);
  return head.toString("latin1", 4, 8) === "ftyp" && videoBrands.has(brand) ? "video/mp4" : undefined;
}

const ebml = 0x1a45dfa3;
// biome-ignore format: a line of codes
const videoBrands = new Set([
  "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42", "mp71",
  "avc1", "av01", "dash", "MSNV", "M4V ", "M4VH", "M4VP",
]);
