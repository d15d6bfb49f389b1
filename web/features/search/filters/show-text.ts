/** What the button of a search form says once the number of teachers is known. */
import { formatNumber } from "#text/format-number.ts";
import type { Translate } from "#text/keys.ts";

/** Stands where the number will be, in the words that a page without React is given. */
const numberMark = "#";

export type ShowWords = { none: string; one: string; many: string };

export function showWordsOf(t: Translate): ShowWords {
  return {
    none: t("search:show.none"),
    one: t("search:show.one", { number: numberMark }),
    many: t("search:show.many", { number: numberMark }),
  };
}

export function showText({ none, one, many }: ShowWords, count: number): string {
  if (count === 0) return none;
  return (count === 1 ? one : many).replace(numberMark, formatNumber(count));
}
