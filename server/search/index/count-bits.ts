/** Counts how often each bit is set over many rows: adds all bits of a word at once with bit-sliced counters. */
import { type BitKind, bitValues, wordCount } from "./bits.ts";
import type { StoredRows } from "./stored-rows.ts";
import type { TeacherColumns } from "./teacher-columns.ts";

/** Binary digits of a counter; before they overflow, the counts are flushed. */
const digits = 16;
const mostAdded = 2 ** digits - 8;

export type BitCounts = Record<BitKind, Record<string, number>>;

const kinds = [...Map.groupBy(bitValues.entries(), ([, { kind }]) => kind)].map(
  ([kind, all]) => [kind, all.map(([bit, { value }]) => ({ bit, value }))] as const,
);

/** `masks`: by missed filter, the bits that count, in words. Values that nobody has are left out. */
export function countBits(columns: TeacherColumns, stored: StoredRows, masks: Int32Array): BitCounts {
  const numbers = Array.from({ length: wordCount }, (_, which) => countWord(columns.words, stored, masks, which));
  const counts = {} as BitCounts;
  for (const [kind, values] of kinds) {
    const ofKind: Record<string, number> = {};
    for (const { bit, value } of values) {
      const number = numbers[bit >> 5]?.[bit & 31] ?? 0;
      if (number > 0) ofKind[value] = number;
    }
    counts[kind] = ofKind;
  }
  return counts;
}

function countWord(words: Int32Array, stored: StoredRows, masks: Int32Array, which: number): Float64Array {
  const mask = masks.filter((_, at) => at % wordCount === which);
  const numbers = new Float64Array(32);
  const planes = new Int32Array(digits);
  for (let from = 0; from < stored.length; from += mostAdded) {
    addRows(words, which, stored, mask, planes, from, Math.min(stored.length, from + mostAdded));
    putAway(planes, numbers);
  }
  return numbers;
}

/** Eight rows at a time: three words hold the partial sums, and only every eighth reaches the planes. */
function addRows(
  words: Int32Array,
  which: number,
  { rows, missed }: StoredRows,
  mask: Int32Array,
  planes: Int32Array,
  from: number,
  to: number,
): void {
  let [ones, twos, fours] = [0, 0, 0];
  let at = from;
  const wordAt = (nth: number) => (words[(rows[nth] ?? 0) * wordCount + which] ?? 0) & (mask[missed[nth] ?? 0] ?? 0);
  for (; at + 8 <= to; at += 8) {
    let x = wordAt(at);
    let y = wordAt(at + 1);
    let half = ones ^ x;
    const twosA = (ones & x) | (half & y);
    ones = half ^ y;
    x = wordAt(at + 2);
    y = wordAt(at + 3);
    half = ones ^ x;
    const twosB = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    x = wordAt(at + 4);
    y = wordAt(at + 5);
    half = ones ^ x;
    const twosC = (ones & x) | (half & y);
    ones = half ^ y;
    x = wordAt(at + 6);
    y = wordAt(at + 7);
    half = ones ^ x;
    const twosD = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;
    half = fours ^ foursA;
    addDigit(planes, 3, (fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  for (; at < to; at++) addDigit(planes, 0, wordAt(at));
  addDigit(planes, 0, ones);
  addDigit(planes, 1, twos);
  addDigit(planes, 2, fours);
}

function addDigit(planes: Int32Array, digit: number, word: number): void {
  for (let at = digit, carry = word; carry !== 0; at++) {
    const old = planes[at] ?? 0;
    planes[at] = old ^ carry;
    carry &= old;
  }
}

function putAway(planes: Int32Array, numbers: Float64Array): void {
  for (let digit = 0; digit < digits; digit++)
    for (let left = planes[digit] ?? 0; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      numbers[bit] = (numbers[bit] ?? 0) + 2 ** digit;
    }
  planes.fill(0);
}
