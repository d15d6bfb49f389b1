/** The words of the rows turned on their side: of every 32 rows one word for each bit, so that a filter is asked of 32 rows at once. */
import { bitValues, type Words } from "./bits.ts";

/** Rows of a group: as many as a word has bits. */
export const groupSize = 32;
/** Words of a group: one for each bit that means something. */
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

/** Filters as the places of their bits in a group, those of the filter at `n` up to `ends[n]`. Of the first ones, `musts`, none may be missed. */
export type SlicedFilters = { bits: Int32Array; ends: Int32Array; musts: number };

export function sliceFilters(musts: readonly Words[], filters: readonly Words[]): SlicedFilters {
  const bits: number[] = [];
  const ends = [...musts, ...filters].map((words) => {
    for (let bit = 0; bit < groupWords; bit++) if (((words[bit >> 5] ?? 0) >>> (bit & 31)) & 1) bits.push(bit);
    return bits.length;
  });
  return { bits: Int32Array.from(bits), ends: Int32Array.from(ends), musts: musts.length };
}
