/**
 * Which keyword pages are offered to search engines (R2.3): a page that stands for itself, with enough teachers, most of whom
 * no page before it shows; of those that speak to teachers, one with families to speak of (decision 52).
 */
import { sql } from "drizzle-orm";
import { demandFor, partsAround } from "#content/keywords/demand-for.ts";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import type { KeywordPage } from "#content/keywords/page.ts";
import { keywords } from "#contract/limits.ts";
import type { Demand } from "#contract/market.ts";
import type { Reads } from "#server/db/client.ts";
import { firstIdsSql } from "#server/search/teachers-sql.ts";
import { questionOf } from "./question-of.ts";

export type KeywordSupply = {
  offered: readonly KeywordPage[];
  /** Of each offered page: whom it shows first. */
  shown: ReadonlyMap<string, readonly string[]>;
  /** Of a page that shows nearly the same people as one that is offered: the path of that one. */
  alike: ReadonlyMap<string, string>;
};

/** Of one statement: few enough that none comes near the patience of calls, whatever the machine does beside it. */
const batch = 32;

/** The first teachers of each page, in its own order, by the conditions of the search itself. */
async function readFirst(tx: Reads, pages: readonly KeywordPage[]): Promise<Map<string, string[]>> {
  const first = new Map<string, string[]>();
  for (let start = 0; start < pages.length; start += batch) {
    const asked = pages
      .slice(start, start + batch)
      .map((page) => sql`select ${page.path} as path, array(${firstIdsSql(questionOf(page), keywords.shown)}) as ids`);
    const { rows } = await tx.execute<{ path: string; ids: string[] }>(sql.join(asked, sql` union all `));
    for (const { path, ids } of rows) first.set(path, ids);
  }
  return first;
}

/** Which of two that are alike is the one to offer: the wider before the narrower. */
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

type Candidate = { page: KeywordPage; ids: readonly string[] };

/** Pages that speak to teachers show numbers of families: of these parts of the city, for this subject. */
function familiesOf(page: KeywordPage): string {
  return [...partsAround(page), page.subject ?? "any"].join(" ");
}

/** In their order, so that of two that are alike the first stays. */
export function chooseOffered(candidates: readonly Candidate[]): KeywordSupply {
  const offered: KeywordPage[] = [];
  const alike = new Map<string, string>();
  const first = new Map<string, readonly string[]>();
  const showing = new Map<string, string[]>();
  for (const { page, ids } of candidates) {
    if (ids.length < keywords.offeredFrom) continue;
    const shown = page.audience === "families" ? ids : [familiesOf(page)];
    const common = new Map<string, number>();
    for (const other of shown.flatMap((one) => showing.get(one) ?? [])) common.set(other, (common.get(other) ?? 0) + 1);
    const most = page.audience === "families" ? keywords.shared : 0;
    const same = [...common].find(([, count]) => count > most)?.[0];
    if (same !== undefined) {
      alike.set(page.path, same);
      continue;
    }
    offered.push(page);
    first.set(page.path, ids);
    for (const one of shown) showing.set(one, [...(showing.get(one) ?? []), page.path]);
  }
  return { offered, shown: first, alike };
}

export async function readKeywordSupply(tx: Reads, demand: Demand): Promise<KeywordSupply> {
  const pages = [...keywordPages().values()]
    .filter((page) => page.parent === undefined)
    .filter((page) => page.audience === "families" || demandFor(demand, page).families > 0)
    .toSorted((one, other) => order.indexOf(one.family) - order.indexOf(other.family));
  const first = await readFirst(tx, pages);
  return chooseOffered(pages.map((page) => ({ page, ids: first.get(page.path) ?? [] })));
}
