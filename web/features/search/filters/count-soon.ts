/** The number on the button of a search form, for apps and documents: counted a moment after the last change. */
import { formatNumber } from "#text/format-number.ts";
import type { Translate } from "#text/keys.ts";
import { queryOf, readSearch } from "#web/features/search/address/search.ts";
import { readForm } from "#web/features/search/address/search-values.ts";

/** Milliseconds after the last change; a person ticking days is not done at the first. */
const pause = 250;

type Ask = (query: Record<string, string>, signal: AbortSignal) => Promise<{ total: number }>;

/** Debounced. `tell` is called without a number when it could not be asked for; the button leads to the result all the same. */
export function countSoon(ask: Ask, tell: (total: number | undefined) => void) {
  let timer: ReturnType<typeof setTimeout>;
  let counting = new AbortController();
  async function count(form: HTMLFormElement, signal: AbortSignal) {
    const search = readSearch(readForm(form));
    // The gazetteer is fetched when a place is named.
    const { locateSearch } =
      search.typed === undefined ? {} : await import("#web/features/search/address/gazetteer.ts");
    const located = (await locateSearch?.(search, { signal })) ?? search;
    const { total } = await ask({ ...queryOf(located), limit: "1" }, signal);
    return total;
  }
  const stop = () => {
    clearTimeout(timer);
    counting.abort();
  };
  const follow = (form: HTMLFormElement) => {
    stop();
    counting = new AbortController();
    const { signal } = counting;
    timer = setTimeout(() => {
      count(form, signal).then(
        (total) => signal.aborted || tell(total),
        () => signal.aborted || tell(undefined),
      );
    }, pause);
  };
  return { follow, stop };
}

/** Stands where the number will be, in the words that a page without React is given. */
const numberMark = "#";

/** By plural form, of which the three languages have the same two (text/keys.ts). */
export type ShowWords = { none: string; one: string; other: string };

export function showWordsOf(t: Translate): ShowWords {
  const some = (count: number) => t("search:show.some", { count, number: numberMark });
  return { none: t("search:show.none"), one: some(1), other: some(2) };
}

export function showText(words: ShowWords, count: number, language: string): string {
  if (count === 0) return words.none;
  const form = new Intl.PluralRules(language).select(count) === "one" ? words.one : words.other;
  return form.replace(numberMark, formatNumber(count));
}
