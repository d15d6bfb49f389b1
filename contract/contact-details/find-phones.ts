/** Phone numbers in a lower-case plain text: digits and number words close to each other, apart from everyday numbers (R2.7). */
import { freeText } from "#contract/limits.ts";
import { findEverydayNumbers, type TextSpan } from "./everyday-numbers.ts";
import { readNumberWord } from "./number-words.ts";

type Part = TextSpan & { digits: number /** The number, if it is written in digits. */; written?: string };

/** Digits with the commas of thousands and lakhs, or with letters that look like digits; or a word. */
const candidates = /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d[\dol|]*(?![\p{L}\p{M}\d])|\d+|[\p{L}\p{M}]+/gu;

/** Separators between the digits of one number. */
const separators = /^[^\p{L}\p{M}\d:%₹]{0,3}$/u;

export function findPhones(small: string): TextSpan[] {
  const all = findParts(small);
  if (digitsOf(all) < freeText.phoneDigits) return [];
  const isEveryday = cover(findEverydayNumbers(small), small.length);
  const parts = all.filter(({ from }) => isEveryday[from] !== 1);
  const marked = new Set([...markRuns(small, parts), ...markWide(parts)]);
  return joinNeighbours(
    small,
    [...marked].sort((one, other) => one.from - other.from),
  );
}

function cover(spans: TextSpan[], length: number): Uint8Array {
  const covered = new Uint8Array(length);
  for (const { from, to } of spans) covered.fill(1, from, to);
  return covered;
}

type Read = Part & { kind: "clear" | "unclear" | "tens" | "repeat" };

function findParts(small: string): Part[] {
  const read = [...small.matchAll(candidates)].flatMap(({ 0: found, index }) => readPart(found, index) ?? []);
  const isNear = (one: Read | undefined, other: Read | undefined) =>
    one !== undefined && other !== undefined && separators.test(small.slice(one.to, other.from));
  return read.flatMap((part, at) => {
    const [before, after] = [read[at - 1], read[at + 1]];
    const follows = isNear(part, after);
    if (part.kind === "repeat") return follows ? part : [];
    if (part.kind === "tens" && follows && after?.digits === 1) return { ...part, digits: 1 };
    if (part.kind !== "unclear") return part;
    return follows && isNear(before, part) && before?.digits === 1 && after?.digits === 1 ? part : [];
  });
}

function readPart(found: string, from: number): Read | undefined {
  const to = from + found.length;
  if (!/^\d/.test(found)) {
    const word = readNumberWord(found);
    return word && { from, to, ...word };
  }
  const written = found.replaceAll("o", "0").replace(/[l|]/g, "1").replaceAll(",", "");
  return { from, to, digits: written.length, written, kind: "clear" };
}

/** Seven digits and more in one run, unless all of it are years, round amounts and lists of classes. */
function* markRuns(small: string, parts: Part[]): Generator<Part> {
  let run: Part[] = [];
  for (const [at, part] of parts.entries()) {
    run.push(part);
    const next = parts[at + 1];
    if (next !== undefined && separators.test(small.slice(part.to, next.from))) continue;
    if (digitsOf(run) >= freeText.phoneDigits && !run.every((each, place) => isPlainNumber(each, run[place - 1])))
      yield* run;
    run = [];
  }
}

/** Ten digits and more with few separators between them, of any kind. Years and round amounts do not count. */
function* markWide(parts: Part[]): Generator<Part> {
  const counted = parts.filter(({ written }) => written === undefined || !(isYear(written) || isRound(written)));
  let first = 0;
  let digits = 0;
  let gaps = 0;
  let marked = 0;
  for (const [last, part] of counted.entries()) {
    digits += part.digits;
    gaps += last > first ? part.from - (counted[last - 1]?.to ?? 0) : 0;
    while (gaps > freeText.phoneGaps && first < last) {
      const left = counted[first];
      first += 1;
      digits -= left?.digits ?? 0;
      gaps -= (counted[first]?.from ?? 0) - (left?.to ?? 0);
    }
    if (digits < freeText.mobileDigits) continue;
    for (marked = Math.max(marked, first); marked <= last; marked++) {
      const each = counted[marked];
      if (each !== undefined) yield each;
    }
  }
}

/** Between two of them hide only what is not a word. */
function joinNeighbours(small: string, parts: Part[]): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { from, to } of parts) {
    const before = spans.at(-1);
    if (before !== undefined && isNoWord(small.slice(before.to, from))) before.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

const isNoWord = (gap: string) => gap.length <= freeText.phoneGaps && /^(?:[^\p{L}\p{M}]*|.{1,3})$/su.test(gap);
const digitsOf = (parts: Part[]) => parts.reduce((sum, { digits }) => sum + digits, 0);
const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);
const isRound = (number: string) =>
  /^(?:[1-9]\d{1,3}|[1-5]\d{4,5})$/.test(number) && Number(number) % freeText.feeStep === 0;

/** A year, a round amount, or the next class of a list. */
function isPlainNumber({ written }: Part, before: Part | undefined): boolean {
  if (written === undefined) return false;
  if (isYear(written) || (/^[1-9]\d{1,5}$/.test(written) && Number(written) % freeText.feeStep === 0)) return true;
  const value = Number(written);
  return written.length <= 2 && value >= 1 && value <= 12 && value > Number(before?.written ?? 0);
}
