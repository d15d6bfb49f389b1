/** Finds the row of a 128-bit id: a table of numbers takes a tenth of the memory of a Map of strings. */

export class IdLookup {
  /** Row + 1; 0 is free. */
  #rows: Int32Array;
  #size = 0;
  /** Four parts a row; passed in anew when it grows. */
  ids: Uint32Array;

  constructor(ids: Uint32Array, expected = 0) {
    this.ids = ids;
    // At most half full, and a power of two.
    this.#rows = new Int32Array(2 ** Math.max(10, Math.ceil(Math.log2(expected + 1)) + 1));
  }

  get bytes(): number {
    return this.#rows.byteLength;
  }

  #begin(c: number, d: number): number {
    // The end of an id is random; in generated test ids it is the number.
    let hash = Math.imul(c ^ (d >>> 16), 0x85ebca6b) ^ Math.imul(d, 0xc2b2ae35);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) & (this.#rows.length - 1);
  }

  find([a, b, c, d]: readonly [number, number, number, number]): number {
    const mask = this.#rows.length - 1;
    for (let at = this.#begin(c, d); ; at = (at + 1) & mask) {
      const row = (this.#rows[at] ?? 0) - 1;
      if (row < 0) return -1;
      const base = row * 4;
      if (this.ids[base + 3] === d && this.ids[base + 2] === c && this.ids[base + 1] === b && this.ids[base] === a)
        return row;
    }
  }

  #slotOf(row: number): number {
    const mask = this.#rows.length - 1;
    let at = this.#begin(this.ids[row * 4 + 2] ?? 0, this.ids[row * 4 + 3] ?? 0);
    while (this.#rows[at] !== row + 1) {
      if (this.#rows[at] === 0) throw new RangeError("a row that is not in the lookup");
      at = (at + 1) & mask;
    }
    return at;
  }

  add(row: number): void {
    if (++this.#size * 2 > this.#rows.length) this.#grow();
    this.#place(row + 1);
  }

  #place(entry: number): void {
    const mask = this.#rows.length - 1;
    let at = this.#begin(this.ids[entry * 4 - 2] ?? 0, this.ids[entry * 4 - 1] ?? 0);
    while (this.#rows[at] !== 0) at = (at + 1) & mask;
    this.#rows[at] = entry;
  }

  #grow(): void {
    const old = this.#rows;
    this.#rows = new Int32Array(old.length * 2);
    for (const entry of old) if (entry !== 0) this.#place(entry);
  }

  /** The id of `from` is already written at `to`. */
  move(from: number, to: number): void {
    this.#rows[this.#slotOf(from)] = to + 1;
  }

  /** Later entries move up, so that no probe ends too early. */
  remove(row: number): void {
    const mask = this.#rows.length - 1;
    let hole = this.#slotOf(row);
    this.#size--;
    for (let at = (hole + 1) & mask; this.#rows[at] !== 0; at = (at + 1) & mask) {
      const entry = this.#rows[at] ?? 0;
      const home = this.#begin(this.ids[entry * 4 - 2] ?? 0, this.ids[entry * 4 - 1] ?? 0);
      const mayMove = hole <= at ? home <= hole || home > at : home <= hole && home > at;
      if (mayMove) {
        this.#rows[hole] = entry;
        hole = at;
      }
    }
    this.#rows[hole] = 0;
  }
}
