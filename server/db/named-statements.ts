/**
 * Statements that are asked again and again are given a name, by which each connection of a pool keeps them as read and planned:
 * of nearly all of ours that is nine tenths of the work (decision 44).
 */
import type { QueryConfig } from "pg";

/** SQLSTATE of one whose columns have other types than when it was named, after a migration. */
export const outgrown = "0A000";

/**
 * How often a text has been asked before it is worth a place in every connection, how many have one, and characters of the longest.
 * One takes some 100 kB of each connection, and whoever asks for ever other things makes ever other texts.
 */
const oftenEnough = 3;
const mostNames = 150;
const longest = 10_000;
/** Texts that are counted: some are never asked again, as lists of many lengths. */
const mostCounted = 2000;

type Asked = string | (QueryConfig & { submit?: unknown });

const textOf = (asked: Asked) => (typeof asked === "string" ? asked : asked.text);

/** Of a pool. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #outgrown = new Set<string>();

  /** The statement with its name, if it is worth one. Without values it is none of a call, but begins or ends something. */
  name(asked: Asked, values: unknown): Asked {
    if (!Array.isArray(values) || values.length === 0) return asked;
    // What the driver has made itself knows its name; a name of no letters is none.
    if (typeof asked !== "string" && (asked.submit !== undefined || asked.name)) return asked;
    const name = this.#find(textOf(asked));
    if (name === undefined) return asked;
    return typeof asked === "string" ? { text: asked, name } : { ...asked, name };
  }

  /** From now on it is read and planned each time. */
  forget(asked: Asked): void {
    this.#outgrown.add(textOf(asked));
  }

  #find(text: string): string | undefined {
    if (this.#outgrown.has(text)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || text.length > longest || this.#names.size === mostNames) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < oftenEnough) {
      if (this.#counts.size === mostCounted) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `nukkad_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
