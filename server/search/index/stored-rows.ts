/**
 * The rows that match every filter, and those that miss only one, which are counted for it (R7.11): plain loops over numbers,
 * the hot path.
 */
import { type BitSlices, groupSize, groupWords, type SlicedFilters } from "./bit-slices.ts";

/** 0: misses none; `n + 1`: misses the filter at `n`. */
export const missesNone = 0;

export class StoredRows {
  rows = new Int32Array(0);
  /** What each of them misses. */
  missed = new Uint8Array(0);
  length = 0;
  /** For a group, the rows that match each filter. */
  #met = new Int32Array(16);

  /** Clears it and reserves room for so many. */
  clear(most: number): void {
    this.length = 0;
    if (this.rows.length >= most) return;
    this.rows = new Int32Array(Math.ceil(most * 1.2));
    this.missed = new Uint8Array(this.rows.length);
  }

  /** The rows from `begin` to `end` that miss at most one filter, group by group. */
  keep(slices: BitSlices, filters: SlicedFilters, begin: number, end: number): void {
    const { words } = slices;
    const { bits, ends, musts } = filters;
    if (this.#met.length < ends.length) this.#met = new Int32Array(ends.length);
    const met = this.#met;
    for (let from = begin; from < end; ) {
      const group = Math.floor(from / groupSize);
      const first = group * groupWords;
      const to = Math.min(end, (group + 1) * groupSize);
      let none = (-1 << (from % groupSize)) & (-1 >>> ((group + 1) * groupSize - to));
      let one = 0;
      for (let filter = 0, at = 0; filter < ends.length; filter++) {
        let meets = 0;
        for (const last = ends[filter] ?? 0; at < last; at++) meets |= words[first + (bits[at] ?? 0)] ?? 0;
        met[filter] = meets;
        if (filter >= musts) one = (one & meets) | (none & ~meets);
        none &= meets;
      }
      this.#take(group, none, missesNone);
      for (let filter = musts; one !== 0; filter++) {
        const misses = one & ~(met[filter] ?? 0);
        this.#take(group, misses, filter - musts + 1);
        one &= ~misses;
      }
      from = to;
    }
  }

  /** The rows of a group whose bits are set. */
  #take(group: number, set: number, misses: number): void {
    const { rows, missed } = this;
    let length = this.length;
    for (let left = set; left !== 0; left &= left - 1) {
      rows[length] = group * groupSize + 31 - Math.clz32(left & -left);
      missed[length++] = misses;
    }
    this.length = length;
  }

  /** The rows from `begin` on for which the callback returns what they miss; undefined: more than one. */
  sift(begin: number, missedBy: (row: number, misses: number) => number | undefined): void {
    let length = begin;
    for (let at = begin; at < this.length; at++) {
      const row = this.rows[at] ?? 0;
      const misses = missedBy(row, this.missed[at] ?? 0);
      if (misses === undefined) continue;
      this.rows[length] = row;
      this.missed[length++] = misses;
    }
    this.length = length;
  }
}

/** Shared by all searches, as each is answered synchronously: it has room for all rows. */
export const storedRows = new StoredRows();
