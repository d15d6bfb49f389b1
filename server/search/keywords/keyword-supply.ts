/**
 * Which keyword pages are offered to search engines (R2.3): canonical ones with enough teachers and a main text unlike any
 * other's, judged by the teachers both show; of those for teachers, ones with enough families (decisions 30, 135).
 */
import { sql } from "drizzle-orm";
import { demandFor, partsAround } from "#content/keywords/demand-for.ts";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import type { KeywordPage } from "#content/keywords/page.ts";
import type { Demand } from "#contract/insights.ts";
import type { Reads } from "#server/db/client.ts";
import { firstIdsSql } from "#server/search/teachers-sql.ts";
import { keywords } from "#server/settings/tuning.ts";
import { questionOf } from "./question-of.ts";

export type KeywordSupply = {
  offered: readonly KeywordPage[];
  /** The first teachers of each offered page. */
  shown: ReadonlyMap<string, readonly string[]>;
  /** Not offered, since their text is too much like that of an offered page. */
  alike: readonly KeywordPage[];
};

/** Pages per statement: few enough that none comes near the statement timeout on a busy machine. */
const batch = 32;

/** The first teachers of each page, in its own order, by the conditions of the search itself. */
async function readFirst(tx: Reads, pages: readonly KeywordPage[]): Promise<Map<string, string[]>> {
  const first = new Map<string, string[]>();
  for (let start = 0; start < pages.length; start += batch) {
    const conditions = pages
      .slice(start, start + batch)
      .map((page) => sql`select ${page.path} as path, array(${firstIdsSql(questionOf(page), keywords.shown)}) as ids`);
    const { rows } = await tx.execute<{ path: string; ids: string[] }>(sql.join(conditions, sql` union all `));
    for (const { path, ids } of rows) first.set(path, ids);
  }
  return first;
}

/** Of two similar pages the wider one is offered. */
const order: readonly KeywordPage["family"][] = [
  "city",
  "subject",
  "exam",
  "online",
  "phrase",
  "area",
  "class",
  "board",
  "subject-in-area",
  "job",
];

/** About a subject or an examination in general: it comes before any narrower page, and its text about its topic is unique. */
function isTopic({ family, city, exam, subject }: KeywordPage): boolean {
  const isWhole = city === undefined && (exam === undefined || exam === subject);
  return isWhole && (family === "subject" || family === "exam");
}

const rankOf = (page: KeywordPage) => (isTopic(page) ? -1 : order.indexOf(page.family));

type Candidate = { page: KeywordPage; ids: readonly string[] };

/** Pages for teachers show numbers of families: in these parts of the city, for this subject. */
function familiesOf(page: KeywordPage): string {
  return [...partsAround(page), page.subject ?? "any"].join(" ");
}

function isSameTopic(one: KeywordPage, other: KeywordPage): boolean {
  return one.subject === other.subject || (one.exam !== undefined && one.exam === other.exam);
}

/**
 * How many teachers two pages may share before most of their text is the same: more, the more of it is about different
 * topics.
 */
function mostShared(one: KeywordPage, other: KeywordPage): number {
  if (one.audience === "teachers") return 0;
  const topics = isSameTopic(one, other) ? [] : [one, other].filter(isTopic);
  return keywords.shared + topics.length;
}

/** In their order, so that the first of two similar pages stays. */
export function chooseOffered(candidates: readonly Candidate[]): KeywordSupply {
  const offered: KeywordPage[] = [];
  const alike: KeywordPage[] = [];
  const first = new Map<string, readonly string[]>();
  const showing = new Map<string, KeywordPage[]>();
  for (const { page, ids } of candidates) {
    if (ids.length < keywords.offeredFrom) continue;
    const shown = page.audience === "families" ? ids : [familiesOf(page)];
    const common = new Map<KeywordPage, number>();
    for (const other of shown.flatMap((one) => showing.get(one) ?? [])) common.set(other, (common.get(other) ?? 0) + 1);
    if ([...common].some(([other, count]) => count > mostShared(page, other))) {
      alike.push(page);
      continue;
    }
    offered.push(page);
    first.set(page.path, ids);
    for (const one of shown) showing.set(one, [...(showing.get(one) ?? []), page]);
  }
  return { offered, shown: first, alike };
}

export async function readKeywordSupply(tx: Reads, demand: Demand): Promise<KeywordSupply> {
  const pages = [...keywordPages().values()]
    .filter((page) => page.parent === undefined)
    .filter((page) => page.audience === "families" || demandFor(demand, page).families > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const first = await readFirst(tx, pages);
  return chooseOffered(pages.map((page) => ({ page, ids: first.get(page.path) ?? [] })));
}
