/** Tells which codes of a kind stand in a text, letter by letter and without taking it apart: a million teachers are read at every start. */
import { type BitKind, bitsOf } from "./bits.ts";

/** Letters a code can have. */
const letters = 128;
const dead = 0;
const start = 1;
const noBit = -1;

export class CodeReader {
  /** From each state by each letter to the next one. */
  readonly #next: Int16Array;
  /** The bit of the code that ends in a state. */
  readonly #bits: Int16Array;

  constructor(kind: BitKind) {
    const codes = bitsOf(kind);
    const most = [...codes.keys()].reduce((sum, code) => sum + code.length, 2);
    this.#next = new Int16Array(most * letters);
    this.#bits = new Int16Array(most).fill(noBit);
    let states = 2;
    for (const [code, bit] of codes) {
      let state = start;
      for (const letter of code) {
        const at = state * letters + letter.charCodeAt(0);
        if (this.#next[at] === dead) this.#next[at] = states++;
        state = this.#next[at] ?? dead;
      }
      this.#bits[state] = bit;
    }
  }

  readonly first = start;

  /** The state after one more letter. */
  step(state: number, letter: number): number {
    return letter < letters ? (this.#next[state * letters + letter] ?? dead) : dead;
  }

  /** The bit of the code that has just been read; below 0 when it is none. */
  bitOf(state: number): number {
    return this.#bits[state] ?? noBit;
  }
}
