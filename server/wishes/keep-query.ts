/** A search as a wish keeps it: as its address, to be shown and searched again, and as the columns that changed teachers are held against. */
import { type SQL, sql } from "drizzle-orm";
import { type Coordinates, chordOf, earthRadius } from "#contract/distance.ts";
import type { TeacherSearch } from "#contract/search.ts";
import type { wishes } from "#server/db/schema/wishes.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { circleOf } from "#server/search/match-teachers.ts";
import { waysToMeet } from "#server/search/match-text.ts";
import { boxSql, pointSql } from "#server/search/sphere.ts";
import { understandQuery } from "#server/search/words/understand-query.ts";

/** Where no subject is named; no subject can be written so. */
export const anySubject = "*";

/** All that a search asks for but the page, its order and its zone of the map; what was not asked for is left out. */
function addressOf(query: TeacherSearch): Record<string, string> {
  const { page, limit, sort, zone, counts, verifiedOnly, feeUnit, ...asked } = query;
  const hasFee = query.feeMin !== undefined || query.feeMax !== undefined;
  const written = Object.entries(asked).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(",") : String(value ?? ""),
  ]);
  return Object.fromEntries([
    ...written.filter(([, value]) => value !== ""),
    ...(verifiedOnly ? [["verifiedOnly", "true"]] : []),
    ...(hasFee ? [["feeUnit", feeUnit]] : []),
  ]);
}

const aroundTheEarth = sql.raw(`'(${Array(3).fill(-2 * earthRadius)}),(${Array(3).fill(2 * earthRadius)})'::cube`);

type Kept = Omit<typeof wishes.$inferInsert, "accountId" | "until" | "point" | "reach"> &
  Record<"point" | "reach", SQL>;

export function keepQuery(query: TeacherSearch, place: Coordinates): Kept {
  const circle = circleOf(query);
  return {
    query: addressOf(query),
    keys: query.subjects.length === 0 ? [anySubject] : query.subjects,
    qualifications: query.qualifications,
    modes: query.modes,
    boards: query.boards,
    classes: query.classes,
    languages: query.languages,
    days: query.days,
    genders: query.gender,
    verifiedOnly: query.verifiedOnly,
    feeMin: query.feeMin ?? null,
    feeMax: query.feeMax ?? null,
    feeUnit: query.feeUnit,
    terms: understandQuery(query.searchQuery).map(waysToMeet),
    point: pointSql(place),
    cell: snapPoint(place).cell,
    chord: circle === undefined ? null : chordOf(circle),
    reach: circle === undefined ? aroundTheEarth : boxSql(place, circle),
  };
}
