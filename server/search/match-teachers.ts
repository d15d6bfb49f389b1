/** The conditions of a search for teachers, as SQL over `teachers t` (R7.11). */
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
  /** The parsed `searchQuery`. */
  terms: Term[];
  place: Coordinates;
  /** The student who searches, and the people to hide from them. */
  student?: { id: string; hidden: readonly string[] };
  /** Whether nearly matching words are found too. */
  forgiving?: boolean;
};

/** Online lessons have no distance: neither circle applies. */
function isOnlineOnly({ modes }: TeacherSearch): boolean {
  return modes.length === 1 && modes[0] === "online";
}

/** Radius of the requested circle in kilometres; none when neither circle applies. */
export function circleOf(query: TeacherSearch): number | undefined {
  return isOnlineOnly(query) ? undefined : (query.distance ?? search.distance);
}

/** Inside the requested distance and inside the teacher's own range. */
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

/** The conditions for the indexes, and those tested on each row. */
export type Conditions = { searched: SQL[]; tested: SQL[] };

/** The conditions of each requested filter. */
type ByFilter = Partial<Record<CodedFilter | "fee", SQL[]>>;

function conditionsOf(query: TeacherSearch): ByFilter {
  const coded = codedFilters.flatMap((name) => {
    const codes = requestedCodes(query, name);
    return codes.length === 0 ? [] : [[name, [hasAnyOf(name, sql`t`, sql`${sql.param(codes)}::text[]`)]] as const];
  });
  return { fee: feeBetween(query), ...Object.fromEntries(coded) };
}

/** For the counts: each filter by itself, and the conditions that always apply. */
export function filtersApart(question: TeacherQuestion) {
  // The circle stays as requested: online-only lessons have none.
  return { byFilter: conditionsOf(question.query), rest: matchTeachers(question, {}) };
}

const isSearched = (name: string) => name in rowFilters && rowFilters[name as CodedFilter].isIndexed === true;

/** The conditions beside the circles. */
function matchFilters({ query, terms, student, forgiving = false }: TeacherQuestion, byFilter = conditionsOf(query)) {
  const hidden = student?.hidden ?? [];
  const conditions = Object.entries(byFilter);
  return {
    searched: [sql`t.listed`, ...conditions.filter(([name]) => isSearched(name)).flatMap(([, condition]) => condition)],
    tested: [
      // Teachers who take no students now are found by name only (R3.6).
      namesSomebody(terms) ? sql`(t.accepting_students or ${matchName(terms, forgiving)})` : sql`t.accepting_students`,
      ...conditions.filter(([name]) => !isSearched(name)).flatMap(([, condition]) => condition),
      ...(hidden.length === 0 ? [] : [sql`t.account_id <> all(${sql.param(hidden)}::uuid[])`]),
    ],
  };
}

/** Overlap rather than "inside", which is the same for a point: the planner's row estimate is better. */
const insideBox = (place: Coordinates, distance: number) => sql`t.public_point && ${boxSql(place, distance)}`;

/** Inside both circles, and inside the requested zone. */
export function matchTeachers(question: TeacherQuestion, byFilter?: ByFilter): Conditions {
  const { query, place } = question;
  const { searched, tested } = matchFilters(question, byFilter);
  const circle = circleOf(query);
  if (circle === undefined) return { searched, tested };
  const { zone } = zoneSql(sql`t.public_point`, place, circle);
  return {
    searched: [...searched, insideBox(place, circle)],
    // The sine of each range comes last.
    tested: [
      ...tested,
      insideBothCircles(place, circle),
      ...(query.zone === undefined ? [] : [sql`${zone} = ${query.zone}::int`]),
    ],
  };
}

/** Teachers who match everything but the circles; with fuzzy matching, within the largest search radius. */
export function matchBeyond(question: TeacherQuestion): Conditions {
  const { query, place, forgiving } = question;
  const { searched, tested } = matchFilters(question);
  return {
    searched: [...searched, ...(forgiving ? [insideBox(place, search.maxDistance)] : [])],
    tested: [...tested, sql`not ${insideBothCircles(place, circleOf(query) ?? search.distance)}`],
  };
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `);

export function everyMatch({ searched, tested }: Conditions, text: SQL[]): SQL {
  return all([...searched, ...tested, ...text]);
}

/**
 * The same rows for a page: the planner cannot estimate how few match, so this makes it walk the index from the nearest on
 * instead of sorting the circle.
 */
export function matchesInOrder({ searched, tested }: Conditions, text: SQL[]): SQL {
  const unguessed = tested.length === 0 ? [] : [sql`(case when ${all(tested)} then 1 end) is not null`];
  return all([...searched, ...unguessed, ...text]);
}
