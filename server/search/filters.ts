/**
 * Where the row of a teacher has what each filter by codes asks for (R7.11). Conditions, counts, the line of the index and the
 * wishes are made from this table; one that is declared in contract/search-filters.ts and forgotten here does not compile.
 */
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type CodedFilter, type CodeFilter, type SwitchFilter, switchedOn } from "#contract/search-filters.ts";
import { teachers } from "#server/db/schema/teachers.ts";

/** `list`: some codes; `one`: a code or nothing; `filled`: on where the column is not empty. */
type Holds = "list" | "one" | "filled";
type RowFilter<H extends Holds> = {
  holds: H;
  column: AnyPgColumn;
  /** Whether a geometric index has only the rows that meet it: it is then searched instead of asked of each row. */
  isIndexed?: true;
};

/** In the order in which they are asked: what is quick to see and turns many away stands first. */
export const rowFilters: { [Name in CodeFilter]: RowFilter<"list" | "one"> } & {
  [Name in SwitchFilter]: RowFilter<"filled">;
} = {
  verifiedOnly: { holds: "filled", column: teachers.verifiedAt, isIndexed: true },
  gender: { holds: "one", column: teachers.gender },
  subjects: { holds: "list", column: teachers.subjects },
  qualifications: { holds: "list", column: teachers.qualifications },
  modes: { holds: "list", column: teachers.modes },
  boards: { holds: "list", column: teachers.boards },
  classes: { holds: "list", column: teachers.classes },
  languages: { holds: "list", column: teachers.languages },
  days: { holds: "list", column: teachers.freeDays },
};

export const codedFilters = Object.keys(rowFilters) as CodedFilter[];

const columnOf = (name: CodedFilter, row: SQL) => sql`${row}.${sql.raw(rowFilters[name].column.name)}`;

/** Whether a row has any of these codes, given as an array; a switch is met by what is there. */
export function hasAnyOf(name: CodedFilter, row: SQL, asked: SQL): SQL {
  const column = columnOf(name, row);
  const { holds } = rowFilters[name];
  if (holds === "filled") return sql`${column} is not null`;
  return holds === "list" ? sql`${column} && ${asked}` : sql`${column} = any(${asked})`;
}

/** The codes of a row: an array, or one of them or null. */
export function codesIn(name: CodedFilter, row: SQL): SQL {
  const column = columnOf(name, row);
  return rowFilters[name].holds === "filled"
    ? sql`case when ${column} is not null then ${sql.raw(`'${switchedOn}'`)} end`
    : column;
}

/** Each of those codes by itself. */
export const eachCode = (name: CodedFilter, codes: SQL): SQL =>
  rowFilters[name].holds === "list" ? sql`unnest(${codes})` : codes;
