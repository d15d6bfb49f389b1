/** The known addresses most similar to an unknown one (R2.5): a few letters different, or with the same words. */
import type { Language } from "#contract/vocabulary.ts";
import { editDistance } from "./find-place.ts";
import { keywordPages } from "./keywords/keyword-pages.ts";

const most = 5;
/** Of the typed text; longer ones are no typo of a known address. */
const longest = 80;
const fewestShared = 2;

const wordsIn = (path: string) => path.split(/[^a-z0-9]+/).filter((word) => word !== "");

export type NearAddress = { path: string; name: string };

export function nearAddresses(typed: string, language: Language): NearAddress[] {
  const path = typed
    .toLowerCase()
    .replace(/\.html?$/, "")
    .slice(0, longest);
  const words = new Set(wordsIn(path));
  const limit = Math.max(1, Math.floor(path.length / 4));
  return [...keywordPages().values()]
    .flatMap((page) => {
      const edits = editDistance(path, page.path, limit);
      const shared = wordsIn(page.path).filter((word) => words.has(word)).length;
      if (edits > limit && shared < fewestShared) return [];
      return [{ page, rank: edits - 3 * shared + wordsIn(page.path).length }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ page }) => ({ path: page.path, name: page.heading(language) }));
}
