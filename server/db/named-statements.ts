/**
 * Names frequent statements, so that each connection of a pool prepares them once: parsing and planning is nine tenths of the
 * work of most of ours (decision 44).
 */
import type { QueryConfig } from "pg";

/** SQLSTATE of a prepared statement whose column types a migration has changed. */
export const outgrown = "0A000";

/**
 * How often a text is sent before it is prepared, how many are, and characters of the longest. One takes some 100 kB of each
 * connection, and variable queries produce ever new texts.
 */
const oftenEnough = 3;
const mostNames = 150;
const longest = 10_000;
/** Most texts that are counted: some are never sent again, such as lists of many lengths. */
const mostCounted = 2000;

type Query = string | (QueryConfig & { submit?: unknown });

const textOf = (query: Query) => (typeof query === "string" ? query : query.text);

/** The prepared statements of a pool. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #outgrown = new Set<string>();

  /** The statement with its name, if it is frequent enough. Statements without values (begin, commit) are not named. */
  name(query: Query, values: unknown): Query {
    if (!Array.isArray(values) || values.length === 0) return query;
    // Statements of the driver's own and already named ones stay as they are; an empty name is none.
    if (typeof query !== "string" && (query.submit !== undefined || query.name)) return query;
    const name = this.#find(textOf(query));
    if (name === undefined) return query;
    return typeof query === "string" ? { text: query, name } : { ...query, name };
  }

  /** From now on it is not prepared. */
  forget(query: Query): void {
    this.#outgrown.add(textOf(query));
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
