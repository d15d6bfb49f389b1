/** The keyword pages offered now, each with its text and its teachers, to detect a change (R11.3). */
import { languages } from "#contract/languages.ts";
import type { Reads } from "#server/db/client.ts";
import { countDemand } from "#server/search/insights/count-demand.ts";
import { readKeywordSupply } from "./keyword-supply.ts";

export type OfferedKeyword = { path: string; words: string; facts: string };

export async function listOfferedKeywords(tx: Reads, now: Date): Promise<OfferedKeyword[]> {
  const { offered, shown } = await readKeywordSupply(tx, await countDemand(tx, now));
  return offered.map((page) => ({
    path: page.path,
    words: JSON.stringify(
      languages.map((language) => [
        page.title(language),
        page.description(language),
        page.heading(language),
        page.introduction(language),
      ]),
    ),
    facts: (shown.get(page.path) ?? []).join(),
  }));
}
