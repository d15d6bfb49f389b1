/** Counts, over many rows, how often each bit of their words is set: by adding all bits of a word at once, digit by digit, instead of looking at each. */
import { bitValues, type Kind } from "./bits.ts";

/** Digits of a number in the base of two; before they run out the numbers are put away. */
const digits = 16;
const mostAdded = 2 ** digits - 1;

export class BitCounter {
  /** Of each word so many digits, each a word of the same digit of 32 numbers. */
  readonly #planes = new Int32Array(3 * digits);
  readonly #numbers = new Float64Array(3 * 32);
  #added = 0;

  add(a: number, b: number, c: number): void {
    if (++this.#added > mostAdded) this.#putAway();
    this.#addWord(0, a);
    this.#addWord(digits, b);
    this.#addWord(2 * digits, c);
  }

  #addWord(from: number, word: number): void {
    const planes = this.#planes;
    for (let at = from, carry = word; carry !== 0; at++) {
      const old = planes[at] ?? 0;
      planes[at] = old ^ carry;
      carry &= old;
    }
  }

  #putAway(): void {
    for (let at = 0; at < this.#planes.length; at++) {
      const plane = this.#planes[at] ?? 0;
      const word = Math.floor(at / digits);
      for (let bit = 0; bit < 32; bit++)
        if ((plane >>> bit) & 1)
          this.#numbers[word * 32 + bit] = (this.#numbers[word * 32 + bit] ?? 0) + 2 ** (at % digits);
    }
    this.#planes.fill(0);
    this.#added = 1;
  }

  /** Values that nobody has are left out. */
  read(): Record<Kind, Record<string, number>> {
    this.#putAway();
    const counts = {} as Record<Kind, Record<string, number>>;
    for (const [bit, { kind, value }] of bitValues.entries()) {
      const number = this.#numbers[bit] ?? 0;
      counts[kind] ??= {};
      if (number > 0) counts[kind][value] = number;
    }
    return counts;
  }
}
