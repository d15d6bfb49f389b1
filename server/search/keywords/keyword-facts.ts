/** What a keyword page shows of the teachers there now (R2.3), in three statements beside what is cached of all pages. */
import { sql } from "drizzle-orm";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { keywordFactsEndpoint } from "#contract/keywords.ts";
import { days, type Language } from "#contract/vocabulary.ts";
import type { Reads } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import { readFees } from "#server/search/insights/fee-compass.ts";
import { everyMatch, matchTeachers, type TeacherQuestion } from "#server/search/match-teachers.ts";
import { matchText } from "#server/search/match-text.ts";
import { findTeachersForVisitor } from "#server/search/nearby-teachers.ts";
import { keywords } from "#server/settings/tuning.ts";
import { canonicalOf } from "./canonical-of.ts";
import type { KeywordSupply } from "./keyword-supply.ts";
import { linkAreas, linkSubjects } from "./link-pages.ts";
import { questionOf } from "./question-of.ts";

async function countDays(tx: Reads, question: TeacherQuestion): Promise<Answer<typeof keywordFactsEndpoint>["days"]> {
  const { rows } = await tx.execute<{ day: string; count: number }>(sql`
    select day, count(*)::int as count from teachers t, unnest(t.free_days) as day
    where ${everyMatch(matchTeachers(question), matchText(question.terms))} group by day`);
  return days.map((day) => ({ day, count: rows.find((row) => row.day === day)?.count ?? 0 }));
}

export async function readKeywordFacts(
  tx: Reads,
  path: string,
  { offered, alike }: KeywordSupply,
  language: Language,
): Promise<Answer<typeof keywordFactsEndpoint>> {
  const page = keywordPages().get(path);
  if (page === undefined) throw new Refusal("not_found");
  const question = questionOf(page);
  const run = <T>(work: (on: Reads) => Promise<T>) => work(tx);
  const [found, free, fees] = await Promise.all([
    findTeachersForVisitor({ exactly: run, forgiving: run }, { ...question.query, limit: keywords.shown }, language),
    countDays(tx, question),
    readFees(tx, question.query),
  ]);
  const taught = found.teachers.flatMap(({ subjects }) => subjects);
  return {
    offered: offered.includes(page),
    canonical: canonicalOf(page, offered),
    total: found.total,
    teachers: page.audience === "families" ? found.teachers : [],
    fees,
    days: free,
    // A neighbour that is not offered because it shows the same teachers is still a neighbour.
    ...linkAreas(page, [...offered, ...alike]),
    subjects: linkSubjects(page, offered, taught),
  };
}
