/** Row bit words transposed: one word per bit for every 32 rows, so that a filter tests 32 rows at once. */
import { bitValues, type Words } from "./bits.ts";

/** Rows per group: one per bit of a word. */
export const groupSize = 32;
/** Words per group: one per used bit. */
export const groupWords = bitValues.length;

export class BitSlices {
  words = new Int32Array(0);

  grow(rows: number): void {
    const larger = new Int32Array(Math.ceil(rows / groupSize) * groupWords);
    larger.set(this.words);
    this.words = larger;
  }

  write(row: number, words: ArrayLike<number>): void {
    const first = Math.floor(row / groupSize) * groupWords;
    const own = 1 << (row % groupSize);
    for (let bit = 0; bit < groupWords; bit++) {
      const others = (this.words[first + bit] ?? 0) & ~own;
      this.words[first + bit] = ((words[bit >> 5] ?? 0) >>> (bit & 31)) & 1 ? others | own : others;
    }
  }
}

/** Filters as bit offsets within a group; those of filter `n` end at `ends[n]`. The first `musts` filters are mandatory. */
export type SlicedFilters = { bits: Int32Array; ends: Int32Array; musts: number };

export function sliceFilters(musts: readonly Words[], filters: readonly Words[]): SlicedFilters {
  const bits: number[] = [];
  const ends = [...musts, ...filters].map((words) => {
    for (let bit = 0; bit < groupWords; bit++) if (((words[bit >> 5] ?? 0) >>> (bit & 31)) & 1) bits.push(bit);
    return bits.length;
  });
  return { bits: Int32Array.from(bits), ends: Int32Array.from(ends), musts: musts.length };
}
