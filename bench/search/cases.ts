/** The queries of the search benchmark: three radii, without and with filters and text, around the middle of Delhi. */
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Coordinates } from "#contract/distance.ts";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import type { TeacherQuestion } from "#server/search/match-teachers.ts";
import { teachersSql, totalAndPage } from "#server/search/teachers-sql.ts";
import { understandQuery } from "#server/search/words/understand-query.ts";

export type Statement = { text: string; values: unknown[] };
export type Case = {
  name: string;
  /** Varies by round, so that not always the same rows are cached. `nobody`: a text without a match, searched with typos. */
  page(turn: number, nobody: boolean): Statement;
  total(turn: number): Statement;
  both(turn: number): Statement;
  path(turn: number): string;
  question(turn: number): TeacherQuestion;
  /** Whether the index in memory answers it; free text is searched in the database. */
  inMemory: boolean;
};

const filters: Record<string, Record<string, string>> = {
  "no filter": {},
  filters: { subjects: "mathematics,physics", days: "saturday,sunday", verifiedOnly: "true" },
  "five filters": {
    ...{ subjects: "mathematics,physics", days: "saturday,sunday", verifiedOnly: "true" },
    ...{ modes: "student_home,teacher_home", classes: "9,10" },
  },
  text: { searchQuery: "गणित" },
  name: { searchQuery: "farah sharma" },
};

const dialect = new PgDialect();

function statement(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, values: params };
}

/** Within some 4 km of Connaught Place. */
function placeOf(turn: number): Coordinates {
  const angle = turn * 2.4;
  const away = 0.04 * Math.sqrt((turn % 17) / 17);
  return { longitude: 77.2167 + away * Math.cos(angle), latitude: 28.6315 + away * Math.sin(angle) };
}

function makeCase(distance: number, name: string, asked: Record<string, string>): Case {
  const query = z.parse(teacherSearchQuery, { ...asked, distance: String(distance) });
  const terms = understandQuery(query.searchQuery);
  const question = (turn: number) => ({ query, terms, place: placeOf(turn) });
  return {
    question,
    inMemory: terms.every(({ isFilter }) => isFilter),
    name: `${distance} km, ${name}`,
    page: (turn, nobody) => statement(totalAndPage({ ...question(turn), forgiving: nobody }).page),
    total: (turn) => statement(totalAndPage(question(turn)).total),
    both: (turn) => statement(teachersSql(question(turn))),
    path: (turn) => {
      const { longitude, latitude } = placeOf(turn);
      const place = { distance: String(distance), longitude: String(longitude), latitude: String(latitude) };
      return `${publicNearbyTeachersEndpoint.path}?${new URLSearchParams({ ...asked, ...place })}`;
    },
  };
}

export const cases: Case[] = [3, 10, 25].flatMap((distance) =>
  Object.entries(filters).map(([name, asked]) => makeCase(distance, name, asked)),
);

/** Many rounds, for clients that send them in sequence. */
export const addressesOf = (asked: Case, origin: string, more = ""): string[] =>
  Array.from({ length: 300 }, (_, turn) => origin + asked.path(turn) + more);
