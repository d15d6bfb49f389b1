/** Who is found: the conditions of a search for teachers, as SQL over `teachers t` (R7.11). */
import { type SQL, sql } from "drizzle-orm";
import { type Coordinates, chordOf } from "#contract/distance.ts";
import { search } from "#contract/limits.ts";
import type { TeacherSearch } from "#contract/search.ts";
import { anyOf } from "./any-of.ts";
import { boxSql, chordSql, pointSql } from "./sphere.ts";

/** Lessons over the wire have no distance: neither circle counts. */
function isOnlineOnly({ modes }: TeacherSearch): boolean {
  return modes.length === 1 && modes[0] === "online";
}

/** Inside the asked distance and inside the teacher's own range. */
function insideBothCircles(place: Coordinates, distance: number): SQL {
  const reach = sql`least(${chordOf(distance)}::float8, ${chordSql(sql`t.teaching_range`)})`;
  return sql`(t.public_point <-> ${pointSql(place)}) <= ${reach}`;
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

/** What the indexes can search, and what each row must be asked. */
export type Conditions = { searched: SQL[]; asked: SQL[] };

export function matchTeachers(query: TeacherSearch, place: Coordinates, hidden: readonly string[]): Conditions {
  const circle = isOnlineOnly(query) ? undefined : (query.distance ?? search.distance);
  return {
    searched: [
      sql`t.listed`,
      // The verified have an index of their own.
      ...(query.verifiedOnly ? [sql`t.verified_at is not null`] : []),
      // Overlap rather than "inside", which is the same for a point: its guess of the number of rows is nearer the truth.
      ...(circle ? [sql`t.public_point && ${boxSql(place, circle)}`] : []),
    ],
    // Asked in this order: what is quick to see and turns many away stands first, the sine of each range last.
    asked: [
      ...feeBetween(query),
      ...anyOf(sql`t.subjects`, query.subjects),
      ...anyOf(sql`t.qualifications`, query.qualifications),
      ...anyOf(sql`t.modes`, query.modes),
      ...anyOf(sql`t.boards`, query.boards),
      ...anyOf(sql`t.classes`, query.classes),
      ...anyOf(sql`t.languages`, query.languages),
      ...anyOf(sql`t.free_days`, query.days),
      ...(hidden.length === 0 ? [] : [sql`t.account_id <> all(${sql.param(hidden)}::uuid[])`]),
      ...(circle ? [insideBothCircles(place, circle)] : []),
    ],
  };
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `);

export function everyMatch({ searched, asked }: Conditions, text: SQL[]): SQL {
  return all([...searched, ...asked, ...text]);
}

/**
 * The same rows, for a page: the planner cannot guess how few pass, so it walks the index from the nearest on
 * instead of gathering and sorting the circle.
 */
export function matchesInOrder({ searched, asked }: Conditions, text: SQL[]): SQL {
  const unguessed = asked.length === 0 ? [] : [sql`(case when ${all(asked)} then 1 end) is not null`];
  return all([...searched, ...unguessed, ...text]);
}
