/** Who is found: the conditions of a search for teachers, as SQL over `teachers t` (R7.11). */
import { type SQL, sql } from "drizzle-orm";
import { type Coordinates, chordOf } from "#contract/distance.ts";
import { search } from "#contract/limits.ts";
import { type CodedFilter, requestedCodes } from "#contract/search-filters.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import { codedFilters, hasAnyOf, rowFilters } from "./filters.ts";
import { matchName, namesSomebody } from "./match-text.ts";
import { boxSql, chordSql, pointSql, zoneSql } from "./sphere.ts";
import type { Term } from "./words/understand-query.ts";

export type TeacherQuestion = {
  query: TeacherSearch;
  /** What `searchQuery` was understood as. */
  terms: Term[];
  place: Coordinates;
  /** The student who asks, and who is not to be shown to them. */
  student?: { id: string; hidden: readonly string[] };
  /** Whether words that are nearly the same are found too. */
  forgiving?: boolean;
};

/** Lessons over the wire have no distance: neither circle counts. */
function isOnlineOnly({ modes }: TeacherSearch): boolean {
  return modes.length === 1 && modes[0] === "online";
}

/** Kilometres of the asked circle; none when neither circle counts. */
export function circleOf(query: TeacherSearch): number | undefined {
  return isOnlineOnly(query) ? undefined : (query.distance ?? search.distance);
}

/** Inside the asked distance and inside the teacher's own range. */
function insideBothCircles(place: Coordinates, distance: number): SQL {
  const reach = sql`least(${chordOf(distance)}::float8, ${chordSql(sql`t.teaching_range`)})`;
  return sql`((t.public_point <-> ${pointSql(place)}) <= ${reach})`;
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

/** The conditions of each filter that is asked for. */
type ByFilter = Partial<Record<CodedFilter | "fee", SQL[]>>;

function conditionsOf(query: TeacherSearch): ByFilter {
  const coded = codedFilters.flatMap((name) => {
    const asked = requestedCodes(query, name);
    return asked.length === 0 ? [] : [[name, [hasAnyOf(name, sql`t`, sql`${sql.param(asked)}::text[]`)]] as const];
  });
  return { fee: feeBetween(query), ...Object.fromEntries(coded) };
}

/** For the counts: each filter by itself, and what holds whatever is filtered. */
export function filtersApart(question: TeacherQuestion) {
  // The circle stays as it was asked for: online lessons alone have none.
  return { byFilter: conditionsOf(question.query), rest: matchTeachers(question, {}) };
}

const isSearched = (name: string) => name in rowFilters && rowFilters[name as CodedFilter].isIndexed === true;

/** What is asked for beside the circles. */
function matchFilters({ query, terms, student, forgiving = false }: TeacherQuestion, byFilter = conditionsOf(query)) {
  const hidden = student?.hidden ?? [];
  const conditions = Object.entries(byFilter);
  return {
    searched: [sql`t.listed`, ...conditions.filter(([name]) => isSearched(name)).flatMap(([, condition]) => condition)],
    asked: [
      // Who takes no students now is found by name alone (R3.6).
      namesSomebody(terms) ? sql`(t.accepting_students or ${matchName(terms, forgiving)})` : sql`t.accepting_students`,
      ...conditions.filter(([name]) => !isSearched(name)).flatMap(([, condition]) => condition),
      ...(hidden.length === 0 ? [] : [sql`t.account_id <> all(${sql.param(hidden)}::uuid[])`]),
    ],
  };
}

/** Overlap rather than "inside", which is the same for a point: its guess of the number of rows is nearer the truth. */
const insideBox = (place: Coordinates, distance: number) => sql`t.public_point && ${boxSql(place, distance)}`;

/** Inside both circles, and of them the zone that is asked for. */
export function matchTeachers(question: TeacherQuestion, byFilter?: ByFilter): Conditions {
  const { query, place } = question;
  const { searched, asked } = matchFilters(question, byFilter);
  const circle = circleOf(query);
  if (circle === undefined) return { searched, asked };
  const { zone } = zoneSql(sql`t.public_point`, place, circle);
  return {
    searched: [...searched, insideBox(place, circle)],
    // The sine of each range comes last.
    asked: [
      ...asked,
      insideBothCircles(place, circle),
      ...(query.zone === undefined ? [] : [sql`${zone} = ${query.zone}::int`]),
    ],
  };
}

/** Whom only the circles leave out; of those who are nearly meant, as far as a search may ask. */
export function matchBeyond(question: TeacherQuestion): Conditions {
  const { query, place, forgiving } = question;
  const { searched, asked } = matchFilters(question);
  return {
    searched: [...searched, ...(forgiving ? [insideBox(place, search.maxDistance)] : [])],
    asked: [...asked, sql`not ${insideBothCircles(place, circleOf(query) ?? search.distance)}`],
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
