/**
 * Whether a file is a PDF and nothing else (R5.4): it begins and ends as one, has no archive appended, no password, and
 * nothing active: no script, launch, submitting form, or attached file, also inside compressed objects.
 */
import { promisify } from "node:util";
import { constants, inflate, inflateSync } from "node:zlib";
import { uploads } from "#contract/file-limits.ts";

export type PdfFault = "file_broken" | "pdf_locked" | "pdf_active";

const beginning = /^%PDF-(1\.[0-7]|2\.0)[\s%]/;
const ending = /startxref\s+\d{1,10}\s+%%EOF\s*$/;
/** Where archives have their table: a ZIP reader searches the last 64 kB, whatever comes before. */
const zipTable = Buffer.from("PK\x05\x06", "latin1");
const zipReach = 66_000;

/** One of these names, whole: a delimiter or white space follows. */
const named = (names: string) => new RegExp(`/(?:${names})(?![^\\0\\t\\n\\f\\r ()<>\\[\\]{}/%])`);
const locked = named("Encrypt");
const active = named(
  "JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Rendition|Movie|XFA|GoToE|GoToR|SubmitForm|ImportData",
);
/** A file with objects inside streams, and stream filters that are not decoded here. */
const packed = named("ObjStm|XRef");
const opaque = named("ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|Crypt");
/** Characters around the name of an object stream that are searched for its filter. */
const dictionaryReach = 500;

/** Undefined: the file is accepted. */
export async function findPdfFault(bytes: Buffer): Promise<PdfFault | undefined> {
  const head = bytes.subarray(0, 16).toString("latin1");
  const tail = bytes.subarray(-1024).toString("latin1").replace(/\0+$/, "");
  if (!beginning.test(head) || !ending.test(tail) || bytes.subarray(-zipReach).includes(zipTable)) return "file_broken";
  if (hasManyStreams(bytes)) return "pdf_active";
  let room: number = uploads.unfoldedPdf;
  let isPacked = false;
  let isOpaque = false;
  for await (const text of textsOf(bytes, () => room)) {
    if (text === null) return "pdf_active";
    room -= text.length;
    if (locked.test(text)) return "pdf_locked";
    if (active.test(text) || isMixed(text)) return "pdf_active";
    isPacked ||= packed.test(text);
    isOpaque ||= opaque.test(text);
    if (isPacked && isOpaque) return "pdf_active";
  }
  return undefined;
}

/** Counted first: a file of nothing but these words is the slowest to parse. */
function hasManyStreams(bytes: Buffer): boolean {
  let words = 0;
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 1)) {
    words += 1;
    if (words > uploads.pdfStreamWords) return true;
  }
  return false;
}

/** The file itself, then each stream that may contain objects, inflated; null for one that cannot be read. */
async function* textsOf(bytes: Buffer, room: () => number): AsyncGenerator<string | null> {
  yield writeOut(bytes);
  let streams = 0;
  for (const { 0: keyword, index } of bytes.toString("latin1").matchAll(/stream(?:\r\n|\r|\n)/g)) {
    const stream = bytes.subarray(index + keyword.length);
    if (!isCompressed(stream)) continue;
    streams += 1;
    if (streams > uploads.pdfStreams) yield null;
    const beginning = unfoldBeginning(stream);
    if (beginning === undefined) continue;
    if (isCompressed(beginning) && unfoldBeginning(beginning) !== undefined) yield null;
    if (!mayHoldObjects(beginning)) continue;
    const unfolded = await unfold(stream, { ...lenient, maxOutputLength: Math.max(1, room()) }).catch(() => null);
    yield unfolded && writeOut(unfolded);
  }
}

/** Whether a predictor may have changed the bytes of an object stream. */
function isMixed(text: string): boolean {
  let streams = 0;
  for (const { index } of text.matchAll(/\/ObjStm/g)) {
    streams += 1;
    if (streams > uploads.pdfStreams) return true;
    const before = text.slice(Math.max(0, index - dictionaryReach), index);
    const after = text.slice(index, index + dictionaryReach);
    if (before.slice(before.lastIndexOf("obj") + 1).includes("/Predictor")) return true;
    if ((after.split("stream", 1)[0] ?? "").includes("/Predictor")) return true;
  }
  return false;
}

const unfold = promisify<Buffer, object, Buffer>(inflate);
/** Lenient, as PDF readers are: a broken stream counts up to where it breaks. */
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

function isCompressed([method = 0, flags = 0]: Buffer): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** Begins with a number, like an object table, or is still empty; pictures and fonts begin otherwise. */
function mayHoldObjects(beginning: Buffer): boolean {
  return /^[\s\0]*(?:[\d+%]|$)/.test(beginning.toString("latin1"));
}

/** Undefined: it is not compressed, whatever its first bytes say. */
function unfoldBeginning(stream: Buffer): Buffer | undefined {
  try {
    return inflateSync(stream.subarray(0, 256), lenient);
  } catch {
    return undefined;
  }
}

/** Names may be escaped: /J#61vaScript is /JavaScript. In a file made to be slow every third character is escaped. */
function writeOut(bytes: Buffer): string {
  const written = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const code = bytes[at] ?? 0;
    const escaped = code === hash ? digitOf(bytes[at + 1]) * 16 + digitOf(bytes[at + 2]) : Number.NaN;
    const isEscape = escaped >= 0;
    written[length++] = isEscape ? escaped : code;
    if (isEscape) at += 2;
  }
  return written.toString("latin1", 0, length);
}

const hash = "#".charCodeAt(0);
const digits = new Map([..."0123456789abcdefABCDEF"].map((digit) => [digit.charCodeAt(0), Number.parseInt(digit, 16)]));
const digitOf = (code = 0) => digits.get(code) ?? Number.NaN;
