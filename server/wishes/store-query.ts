/** The stored form of a wish's search: its query string with the filters, and columns for subjects, place and typed words. */
import { type SQL, sql } from "drizzle-orm";
import { type Coordinates, chordOf, earthRadius } from "#contract/distance.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import type { wishes } from "#server/db/schema/wishes.ts";
import { isAround, snapPoint } from "#server/db/snap-point.ts";
import { circleOf } from "#server/search/match-teachers.ts";
import { waysToMeet } from "#server/search/match-text.ts";
import { boxSql, pointSql } from "#server/search/sphere.ts";
import { understandQuery } from "#server/search/words/understand-query.ts";

/** Stands for "no subject"; no real subject is written like this. */
export const anySubject = "*";

/** All parameters of a search but page, order and map zone; absent ones are left out. */
function addressOf({ page, limit, sort, zone, counts, feeUnit, ...filters }: TeacherSearch): Record<string, string> {
  const hasFee = filters.feeMin !== undefined || filters.feeMax !== undefined;
  const written = Object.entries({ ...filters, feeUnit: hasFee ? feeUnit : "" }).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(",") : String((value === false ? undefined : value) ?? ""),
  ]);
  return Object.fromEntries(written.filter(([, value]) => value !== ""));
}

const aroundTheEarth = sql.raw(`'(${Array(3).fill(-2 * earthRadius)}),(${Array(3).fill(2 * earthRadius)})'::cube`);

type StoredQuery = Omit<typeof wishes.$inferInsert, "accountId" | "until" | "point" | "reach"> &
  Record<"point" | "reach", SQL>;

/**
 * The cell in which the family is counted (R13.3): an earlier one if the place is in it or adjacent. The place is exact and
 * may be a device position, so repeated wishes would otherwise reveal the home (R3.4).
 */
function countedCell(place: Coordinates, familyCells: string[]): string {
  const { cell } = snapPoint(place);
  return familyCells.find((known) => isAround(known, cell)) ?? cell;
}

/** `familyCells`: where the family is already counted, its public cell first. */
export function storeQuery(query: TeacherSearch, place: Coordinates, familyCells: string[]): StoredQuery {
  const circle = circleOf(query);
  return {
    query: addressOf(query),
    keys: query.subjects.length === 0 ? [anySubject] : query.subjects,
    terms: understandQuery(query.searchQuery).map(waysToMeet),
    point: pointSql(place),
    cell: countedCell(place, familyCells),
    chord: circle === undefined ? null : chordOf(circle),
    reach: circle === undefined ? aroundTheEarth : boxSql(place, circle),
  };
}
