/** Parses a Range header (RFC 9110, 14.2); several ranges at once are ignored. */

export type ByteRange = { from: number; to: number };

/** Undefined: the whole file. "nowhere": a range that the file does not have. */
export function readByteRange(header: string | undefined, size: number): ByteRange | "nowhere" | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first === "")
    return last === "0" || Number(last) === 0 ? "nowhere" : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  if (last !== "" && Number(last) < from) return undefined;
  return from >= size ? "nowhere" : { from, to: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
