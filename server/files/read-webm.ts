/** Parses the elements of a WebM (RFC 8794, RFC 9559): only known ones, contiguous to the last byte, with a video track. */
import { introVideoLimits } from "#contract/file-limits.ts";
import type { FileBytes } from "./file-bytes.ts";

/** `end` is absent when its size is unknown, as in a live recording. */
type Element = { id: number; from: number; end: number | undefined };

const id = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const;

/** Seek head, info, cues, chapters, tags, void, checksum. Attachments (0x1941a469) are not allowed in WebM. */
const inSegment = new Set<number>([
  id.tracks,
  id.cluster,
  0x114d9b74,
  0x1549a966,
  0x1c53bb6b,
  0x1043a770,
  0x1254c367,
  0xec,
  0xbf,
]);
/** Timestamp, blocks, positions, void, checksum. */
const inCluster = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0x5854, 0xec, 0xbf]);

const pictures = 1;

export async function isWholeWebm(bytes: FileBytes): Promise<boolean> {
  const header = await readElement(bytes, 0);
  if (header?.id !== id.header || header.end === undefined) return false;
  if ((await textOf(bytes, header, id.docType)) !== "webm") return false;
  const segment = await readElement(bytes, header.end);
  if (segment?.id !== id.segment || (segment.end ?? bytes.size) !== bytes.size) return false;
  const elements = await listSegment(bytes, segment.from);
  if (!elements?.some((element) => element.id === id.cluster)) return false;
  for (const tracks of elements.filter((element) => element.id === id.tracks))
    if (await showsPictures(bytes, tracks)) return true;
  return false;
}

/** To the end of the file; undefined when anything else is found between. */
async function listSegment(bytes: FileBytes, from: number): Promise<Element[] | undefined> {
  const elements: Element[] = [];
  let isInCluster = false;
  let seen = 0;
  for (let at = from; at < bytes.size; ) {
    const element = await readElement(bytes, at);
    const isKnown = element && (inSegment.has(element.id) || (isInCluster && inCluster.has(element.id)));
    if (!isKnown || ++seen > introVideoLimits.parts) return undefined;
    if (inSegment.has(element.id) && !(isInCluster && inCluster.has(element.id))) {
      elements.push(element);
      isInCluster = element.id === id.cluster && element.end === undefined;
      if (element.end === undefined && !isInCluster) return undefined;
    } else if (element.end === undefined) return undefined;
    at = element.end ?? element.from;
  }
  return elements;
}

async function showsPictures(bytes: FileBytes, tracks: Element): Promise<boolean> {
  for (const track of await inside(bytes, tracks, id.track))
    for (const type of await inside(bytes, track, id.trackType))
      if ((await bytes.read(type.from, 1))[0] === pictures) return true;
  return false;
}

async function textOf(bytes: FileBytes, parent: Element, id: number): Promise<string | undefined> {
  const [found] = await inside(bytes, parent, id);
  if (found?.end === undefined) return undefined;
  return (await bytes.read(found.from, found.end - found.from)).toString("latin1").replace(/\0+$/, "");
}

async function inside(bytes: FileBytes, { from, end = from }: Element, id: number): Promise<Element[]> {
  const found: Element[] = [];
  for (let at = from, seen = 0; at < end && seen < introVideoLimits.parts; seen += 1) {
    const element = await readElement(bytes, at);
    if (element?.end === undefined || element.end > end) return [];
    if (element.id === id) found.push(element);
    at = element.end;
  }
  return found;
}

/** Undefined when there is none, or when it would reach beyond the file. */
async function readElement(bytes: FileBytes, at: number): Promise<Element | undefined> {
  const head = await bytes.read(at, 12);
  const idLength = lengthOf(head[0]);
  if (idLength > 4 || head.length < idLength + 1) return undefined;
  const sizeLength = lengthOf(head[idLength]);
  const from = at + idLength + sizeLength;
  if (sizeLength > 8 || head.length < idLength + sizeLength) return undefined;
  const written = head.subarray(idLength, idLength + sizeLength);
  const size = [...written].reduce(
    (sum, byte, index) => sum * 256 + (index === 0 ? byte & (0xff >> sizeLength) : byte),
    0,
  );
  const isUnknown = size === 2 ** (7 * sizeLength) - 1;
  const end = isUnknown ? undefined : from + size;
  return end !== undefined && end > bytes.size ? undefined : { id: head.readUIntBE(0, idLength), from, end };
}

/** By the first set bit; 9 when none is set. */
const lengthOf = (byte = 0) => Math.clz32(byte) - 23;
