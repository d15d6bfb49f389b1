/** The number on the button of a search form, for apps and documents: counted a moment after the last change. */
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

/** What the button says when so many wait behind it. */
export function showText(t: Translate, count: number): string {
  return count === 0 ? t("search:show.none") : t("search:show.some", { count });
}
