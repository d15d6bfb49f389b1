/** The number on the button of a search form and those beside its filters, for apps and documents: counted a moment after the last change. */
import type { SearchCounts } from "#contract/schemas/search-counts.ts";
import type { Translate } from "#text/keys.ts";
import { readSearch, searchQueryOf } from "#web/features/search/address/search.ts";
import { readForm } from "#web/features/search/address/search-values.ts";

/** Milliseconds after the last change; a person ticking days is not done at the first. */
const pause = 250;

/** Fetched with the first count: no first view waits for it. Without it the button counts alone. */
async function showCounts(form: HTMLFormElement, counts: SearchCounts | undefined, signal: AbortSignal): Promise<void> {
  const part = await import("./show-counts.ts").catch(() => undefined);
  if (!signal.aborted) part?.showCounts(form, counts);
}

type Ask = (
  query: Record<string, string>,
  signal: AbortSignal,
) => Promise<{ total: number; counts?: SearchCounts | undefined }>;

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
    const { total, counts } = await ask({ ...searchQueryOf(located), limit: "1", counts: "true" }, signal);
    void showCounts(form, counts, signal);
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
        () => {
          if (signal.aborted) return;
          // Old numbers would be wrong ones.
          void showCounts(form, undefined, signal);
          tell(undefined);
        },
      );
    }, pause);
  };
  /** Before anything has changed: beside the filters alone. */
  const begin = (form: HTMLFormElement) => {
    const { signal } = counting;
    count(form, signal).catch(() => undefined);
  };
  return { begin, follow, stop };
}

/** What the button says when so many wait behind it. */
export function showText(t: Translate, count: number): string {
  return count === 0 ? t("search:show.none") : t("search:show.some", { count });
}
