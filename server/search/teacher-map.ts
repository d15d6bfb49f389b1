/** All teachers of the requested circle as the ring map shows them (R7.11): a number for each zone, from the public points. */
import { type SQL, sql } from "drizzle-orm";
import { roundBearing, roundDistance } from "#contract/distance.ts";
import type { Answer } from "#contract/endpoint.ts";
import { location, search } from "#contract/limits.ts";
import type { teacherMapEndpoint } from "#contract/search.ts";
import type { Reads } from "#server/db/client.ts";
import { circleOf, everyMatch, matchTeachers, type TeacherQuestion } from "./match-teachers.ts";
import { matchText } from "./match-text.ts";
import { zoneSql } from "./sphere.ts";

/** Mean offset of a zone's teachers east and north of the place. */
export type ZoneRow = { zone: number; count: number; east: number; north: number };

/** Exact matches only: fuzzy ones fit on a page. At most as many rows as there are zones, however wide the circle. */
export function mapSql(question: TeacherQuestion, reach = circleOf(question.query) ?? search.distance): SQL {
  const { query, terms, place } = question;
  const { east, north, zone } = zoneSql(sql`t.public_point`, place, reach);
  const conditions = matchTeachers({ ...question, query: { ...query, zone: undefined } });
  return sql`
    select ${zone} as zone, count(*)::int as count, avg(${east})::float8 as east, avg(${north})::float8 as north
    from teachers t where ${everyMatch(conditions, matchText(terms))} group by 1 order by 1`;
}

type TeacherMap = Answer<typeof teacherMapEndpoint>;

export const mapWithoutCircle: TeacherMap = { reach: null, zones: [] };

export async function readTeacherMap(tx: Reads, question: TeacherQuestion): Promise<TeacherMap> {
  const reach = circleOf(question.query);
  if (reach === undefined) return mapWithoutCircle;
  const { rows } = await tx.execute<ZoneRow>(mapSql(question, reach));
  return drawMap(reach, rows);
}

export function drawMap(reach: number, rows: ZoneRow[]): TeacherMap {
  return {
    reach,
    zones: rows.map(({ zone, count, east, north }) => ({
      zone,
      count,
      distance: roundDistance(Math.hypot(east, north)),
      bearing: roundBearing(Math.atan2(east, north), location.bearingStep),
    })),
  };
}
