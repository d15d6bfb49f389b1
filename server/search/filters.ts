/**
 * Which column of a teacher each code filter reads (R7.11). Conditions, counts, index rows and wishes are built from this
 * table; a filter of contract/search-filters.ts that is missing here does not compile.
 */
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type CodedFilter, type CodeFilter, type SwitchFilter, switchedOn } from "#contract/search-filters.ts";
import { teachers } from "#server/db/schema/teachers.ts";

/** `list`: several codes; `one`: a code or null; `filled`: on where the column is not empty. */
type Holds = "list" | "one" | "filled";
type RowFilter<H extends Holds> = {
  holds: H;
  column: AnyPgColumn;
  /** Whether a geometric index contains only the matching rows: it is then searched instead of testing each row. */
  isIndexed?: true;
};

/** In evaluation order: cheap and selective filters first. */
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

/** Whether a row has any of these codes, given as an array; a switch matches a filled column. */
export function hasAnyOf(name: CodedFilter, row: SQL, requested: SQL): SQL {
  const column = columnOf(name, row);
  const { holds } = rowFilters[name];
  if (holds === "filled") return sql`${column} is not null`;
  return holds === "list" ? sql`${column} && ${requested}` : sql`${column} = any(${requested})`;
}

/** The codes of a row: an array, one code or null. */
export function codesIn(name: CodedFilter, row: SQL): SQL {
  const column = columnOf(name, row);
  return rowFilters[name].holds === "filled"
    ? sql`case when ${column} is not null then ${sql.raw(`'${switchedOn}'`)} end`
    : column;
}

/** Each of those codes as a row. */
export const eachCode = (name: CodedFilter, codes: SQL): SQL =>
  rowFilters[name].holds === "list" ? sql`unnest(${codes})` : codes;
