/** The counts on a search form's button and beside its filters, for apps and documents: debounced after the last change. */
import type { SearchCounts } from "#contract/schemas/search-counts.ts";
import type { Translate } from "#text/keys.ts";
import { readSearch, searchQueryOf } from "#web/features/search/address/search.ts";
import { readForm } from "#web/features/search/address/search-values.ts";

/** Milliseconds after the last change; several days may be ticked in a row. */
const pause = 250;

/** Loaded with the first count, not in the first view. Without it only the button counts. */
async function showCounts(form: HTMLFormElement, counts: SearchCounts | undefined, signal: AbortSignal): Promise<void> {
  const part = await import("./show-counts.ts").catch(() => undefined);
  if (!signal.aborted) part?.showCounts(form, counts);
}

type Ask = (
  query: Record<string, string>,
  signal: AbortSignal,
) => Promise<{ total: number; counts?: SearchCounts | undefined }>;

/** Debounced. `report` is called without a number on failure; the button still leads to the result. */
export function countSoon(ask: Ask, report: (total: number | undefined) => void) {
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
        (total) => signal.aborted || report(total),
        () => {
          if (signal.aborted) return;
          // Old numbers would be wrong.
          void showCounts(form, undefined, signal);
          report(undefined);
        },
      );
    }, pause);
  };
  /** Before any change: only beside the filters. */
  const begin = (form: HTMLFormElement) => {
    const { signal } = counting;
    count(form, signal).catch(() => undefined);
  };
  return { begin, follow, stop };
}

/** The button's label with a count. */
export function showText(t: Translate, count: number): string {
  return count === 0 ? t("search:show.none") : t("search:show.some", { count });
}
