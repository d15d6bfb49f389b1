/** Who is found: the conditions of a search for teachers, as SQL over `teachers t` (R7.11). */
import { type SQL, sql } from "drizzle-orm";
import { type Coordinates, chordOf } from "#contract/distance.ts";
import { search } from "#contract/limits.ts";
import type { TeacherSearch } from "#contract/search.ts";
import { matchText } from "./match-text.ts";
import { boxSql, chordSql, pointSql } from "./sphere.ts";

/** Any of the codes; no codes let everyone through. */
function anyOf(column: SQL, codes: readonly string[]): SQL[] {
  return codes.length === 0 ? [] : [sql`${column} && ${sql.param(codes)}::text[]`];
}

/** Lessons over the wire have no distance: neither circle counts. */
function isOnlineOnly({ modes }: TeacherSearch): boolean {
  return modes.length === 1 && modes[0] === "online";
}

/** Inside the asked distance and inside the teacher's own range. The box is what the index searches. */
function insideBothCircles(place: Coordinates, distance: number): SQL[] {
  return [
    sql`t.public_point <@ ${boxSql(place, distance)}`,
    sql`(t.public_point <-> ${pointSql(place)}) <= least(${chordOf(distance)}::float8, ${chordSql(sql`t.teaching_range`)})`,
  ];
}

function feeBetween({ feeMin, feeMax, feeUnit }: TeacherSearch): SQL[] {
  const column = feeColumn(feeUnit);
  return [
    ...(feeMin === undefined ? [] : [sql`${column} >= ${feeMin}::int`]),
    ...(feeMax === undefined ? [] : [sql`${column} <= ${feeMax}::int`]),
  ];
}

export function feeColumn(unit: TeacherSearch["feeUnit"]): SQL {
  return unit === "monthly" ? sql`t.fee_monthly` : sql`t.fee_hourly`;
}

export function matchTeachers(asked: TeacherSearch, place: Coordinates): SQL {
  const conditions = [
    sql`t.listed`,
    ...(isOnlineOnly(asked) ? [] : insideBothCircles(place, asked.distance ?? search.distance)),
    ...anyOf(sql`t.subjects`, asked.subjects),
    ...anyOf(sql`t.qualifications`, asked.qualifications),
    ...anyOf(sql`t.modes`, asked.modes),
    ...anyOf(sql`t.boards`, asked.boards),
    ...anyOf(sql`t.classes`, asked.classes),
    ...anyOf(sql`t.languages`, asked.languages),
    ...(asked.verifiedOnly ? [sql`t.verified_at is not null`] : []),
    ...feeBetween(asked),
    ...anyOf(sql`t.free_days`, asked.days),
    ...matchText(asked.searchQuery),
  ];
  return sql.join(conditions, sql` and `);
}
