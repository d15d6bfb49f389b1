/**
 * Finds the codes of a kind in a text character by character without splitting it: a million teachers are read at every
 * start.
 */
import { type BitKind, bitsOf } from "./bits.ts";

/** The characters of a code. */
const alphabetSize = 128;
const dead = 0;
const start = 1;
const noBit = -1;

export class CodeReader {
  /** From each state by each character to the next one. */
  readonly #next: Int16Array;
  /** The bit of the code that ends in a state. */
  readonly #bits: Int16Array;

  constructor(kind: BitKind) {
    const codes = bitsOf(kind);
    const most = [...codes.keys()].reduce((sum, code) => sum + code.length, 2);
    this.#next = new Int16Array(most * alphabetSize);
    this.#bits = new Int16Array(most).fill(noBit);
    let states = 2;
    for (const [code, bit] of codes) {
      let state = start;
      for (const letter of code) {
        const at = state * alphabetSize + letter.charCodeAt(0);
        if (this.#next[at] === dead) this.#next[at] = states++;
        state = this.#next[at] ?? dead;
      }
      this.#bits[state] = bit;
    }
  }

  readonly first = start;

  /** The state after one more character. */
  step(state: number, letter: number): number {
    return letter < alphabetSize ? (this.#next[state * alphabetSize + letter] ?? dead) : dead;
  }

  /** The bit of the code just read; negative when there is none. */
  bitOf(state: number): number {
    return this.#bits[state] ?? noBit;
  }
}
