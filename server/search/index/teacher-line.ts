/** A teacher as one line of text, written by the database and parsed by the hundred thousand. */
import { type SQL, sql } from "drizzle-orm";
import { codedFilters, codesIn } from "#server/search/filters.ts";
import { chordSql } from "#server/search/sphere.ts";
import { bitsOf, noBits, type Words } from "./bits.ts";
import { CodeReader } from "./code-reader.ts";

export type IndexedTeacher = {
  /** The UUID, in four parts of 32 bits. */
  id: readonly [number, number, number, number];
  point: readonly [number, number, number];
  words: Words;
  /** Subjects in the teacher's own words. */
  others: readonly string[];
  /** The straight line of the own range, in kilometres. */
  reach: number;
  /** Hundredths; -1: none. */
  rating: number;
  reviews: number;
  /** -1: not given; fees too. */
  experience: number;
  feeHourly: number;
  feeMonthly: number;
};

const optional = (column: SQL) => sql`coalesce(${column}::text, '')`;
/** In the order of a line; subjects are parsed separately. */
const coded = codedFilters.filter((name) => name !== "subjects");
const fields: SQL[] = [
  sql`t.account_id::text`,
  sql`t.public_point::text`,
  sql`(${chordSql(sql`t.teaching_range`)})::text`,
  // As JSON, since people write them.
  sql`array_to_json(t.subjects)::text`,
  ...coded.map((name) => optional(codesIn(name, sql`t`))),
  optional(sql`(t.rating * 100)::int`),
  sql`t.review_count::text`,
  optional(sql`t.experience_years`),
  optional(sql`t.fee_hourly`),
  optional(sql`t.fee_monthly`),
];

/** Over `teachers t`. */
export const lineSql: SQL = sql.join(fields, sql` || E'\\t' || `);
/** Teachers who take no students now are found by name only, which is never searched in memory. */
export const isIndexed: SQL = sql`t.listed and t.accepting_students`;

export function partsOfId(id: string): IndexedTeacher["id"] {
  const digits = id.replaceAll("-", "");
  const part = (at: number) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16);
  return [part(0), part(1), part(2), part(3)];
}

const tab = 9;
const quote = 34;
const comma = 44;
const brace = 123;
const endOfList = 125;

const subjectReader = new CodeReader("subjects");
const codeReaders = coded.map((name) => new CodeReader(name));

/** Parses lines field by field. One reader for each load: it caches points, which repeat often. */
export class LineReader {
  #line = "";
  #at = 0;
  #words = [...noBits];
  readonly #points = new Map<string, IndexedTeacher["point"]>();
  readonly #reaches = new Map<string, number>();

  read(line: string): IndexedTeacher {
    this.#line = line;
    this.#at = 0;
    this.#words = [...noBits];
    const id: IndexedTeacher["id"] = [this.#readHex(8), this.#readHex(8), this.#readHex(8), this.#readHex(8)];
    this.#at++;
    const point = this.#recall(this.#points, readPoint);
    const reach = this.#recall(this.#reaches, Number);
    const others = this.#readSubjects();
    for (const reader of codeReaders) this.#readCodes(reader);
    const rating = this.#readNumber();
    const reviews = this.#readNumber();
    const experience = this.#readNumber();
    const feeHourly = this.#readNumber();
    const feeMonthly = this.#readNumber();
    return { id, point, words: this.#words, others, reach, rating, reviews, experience, feeHourly, feeMonthly };
  }

  /** Reads that many hexadecimal digits; skips hyphens. */
  #readHex(digits: number): number {
    let value = 0;
    for (let read = 0; read < digits; this.#at++) {
      const letter = this.#line.charCodeAt(this.#at);
      if (letter === 45) continue;
      value = (value << 4) | (letter <= 57 ? letter - 48 : letter - 87);
      read++;
    }
    return value >>> 0;
  }

  /** Up to the next tab, which is skipped. */
  #readField(): string {
    const end = this.#line.indexOf("\t", this.#at);
    const field = this.#line.slice(this.#at, end < 0 ? undefined : end);
    this.#at += field.length + 1;
    return field;
  }

  #recall<Read>(known: Map<string, Read>, read: (text: string) => Read): Read {
    const field = this.#readField();
    const found = known.get(field);
    if (found !== undefined) return found;
    const made = read(field);
    known.set(field, made);
    return made;
  }

  /** An integer, -1 where there is none. */
  #readNumber(): number {
    const begin = this.#at;
    let value = 0;
    for (; this.#at < this.#line.length; this.#at++) {
      const letter = this.#line.charCodeAt(this.#at);
      if (letter === tab) break;
      value = value * 10 + letter - 48;
    }
    return this.#at++ === begin ? -1 : value;
  }

  #set(bit: number): void {
    if (bit < 0) return;
    const which = bit >> 5;
    this.#words[which] = (this.#words[which] ?? 0) | (1 << (bit & 31));
  }

  /** One code, or an array of them as PostgreSQL writes it. */
  #readCodes(reader: CodeReader): void {
    const line = this.#line;
    let state = reader.first;
    for (; this.#at < line.length; this.#at++) {
      const letter = line.charCodeAt(this.#at);
      if (letter === tab) break;
      if (letter === comma || letter === endOfList) this.#set(reader.bitOf(state));
      state = letter === comma || letter === brace ? reader.first : reader.step(state, letter);
    }
    this.#set(reader.bitOf(state));
    this.#at++;
  }

  /** A JSON list of codes and subjects in people's own words. Returns the latter. */
  #readSubjects(): readonly string[] {
    const begin = this.#at;
    const line = this.#line;
    const reader = subjectReader;
    let state = 0;
    for (let isInside = false; this.#at < line.length; this.#at++) {
      const letter = line.charCodeAt(this.#at);
      if (letter === tab) break;
      if (letter !== quote) state = reader.step(state, letter);
      else if (isInside && reader.bitOf(state) < 0) return this.#readOwnSubjects(begin);
      else if (isInside) this.#set(reader.bitOf(state));
      if (letter !== quote) continue;
      isInside = !isInside;
      state = reader.first;
    }
    this.#at++;
    return none;
  }

  #readOwnSubjects(begin: number): readonly string[] {
    this.#at = begin;
    const subjects: string[] = JSON.parse(this.#readField());
    const codes = bitsOf("subjects");
    for (const subject of subjects) this.#set(codes.get(subject) ?? -1);
    for (const bit of bitsOf("other").values()) this.#set(bit);
    return subjects.filter((subject) => !codes.has(subject));
  }
}

const none: readonly string[] = [];

function readPoint(text: string): IndexedTeacher["point"] {
  const [x = 0, y = 0, z = 0] = text.slice(1, -1).split(",").map(Number);
  return [x, y, z];
}
