/** Parses the boxes of an MP4 (ISO/IEC 14496-12): only known ones, contiguous to the last byte, with a video track. */
import { introVideoLimits } from "#contract/file-limits.ts";
import type { FileBytes } from "./file-bytes.ts";

/** `from`: first byte of the content; `end`: first byte after it. */
type Box = { type: string; from: number; end: number };

const outermost = new Set(
  "ftyp moov mdat moof mfra free skip wide sidx styp meta udta uuid pdin prft emsg ssix".split(" "),
);

export async function isWholeMp4(bytes: FileBytes): Promise<boolean> {
  const boxes = await listBoxes(bytes, 0, bytes.size);
  if (boxes === undefined || boxes[0]?.type !== "ftyp" || boxes.some(({ type }) => !outermost.has(type))) return false;
  const movies = boxes.filter(({ type }) => type === "moov");
  const [movie] = movies;
  return movie !== undefined && movies.length === 1 && hasContent(boxes) && (await showsPictures(bytes, movie));
}

const hasContent = (boxes: Box[]) => boxes.some(({ type, from, end }) => type === "mdat" && end > from);

async function showsPictures(bytes: FileBytes, movie: Box): Promise<boolean> {
  for (const track of await inside(bytes, movie, "trak"))
    for (const media of await inside(bytes, track, "mdia"))
      for (const { from } of await inside(bytes, media, "hdlr"))
        if ((await bytes.read(from + 8, 4)).toString("latin1") === "vide") return true;
  return false;
}

async function inside(bytes: FileBytes, { from, end }: Box, type: string): Promise<Box[]> {
  return (await listBoxes(bytes, from, end))?.filter((box) => box.type === type) ?? [];
}

/** Undefined when they do not fill the space exactly, or are too many for a video. */
async function listBoxes(bytes: FileBytes, from: number, end: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = from; at < end; ) {
    const box = await readBox(bytes, at, end);
    if (box === undefined || boxes.length >= introVideoLimits.parts) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

async function readBox(bytes: FileBytes, at: number, limit: number): Promise<Box | undefined> {
  const head = await bytes.read(at, 16);
  if (head.length < 8) return undefined;
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) return undefined;
  // 0: to the end of the enclosing box.
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - at : short;
  const from = at + (isLong ? 16 : 8);
  const end = at + size;
  return end < from || end > limit ? undefined : { type: head.toString("latin1", 4, 8), from, end };
}
