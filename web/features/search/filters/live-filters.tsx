/** The filters inside an app: the button counts while they change, submitting changes the address without a page load. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { nearbyTeachersEndpoint } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { changeParams, readSearch, type Search, searchParamsOf } from "#web/features/search/address/search.ts";
import { readForm } from "#web/features/search/address/search-values.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { countSoon } from "./count-soon.ts";
import { FilterForm } from "./filter-form.tsx";

type LiveFiltersProps = {
  search: Search;
  /** The count of the present search. */
  found: number | undefined;
  clearTo: string | undefined;
  onSearch: (params: URLSearchParams) => void;
};

const paramsIn = (form: HTMLFormElement) => searchParamsOf(readSearch(readForm(form)));

/** Give it the params as key: a new search remounts the form. */
export function LiveFilters({ search, found, clearTo, onSearch }: LiveFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const [count = found, setCount] = useState<number>();
  const [counter] = useState(() =>
    countSoon((query, signal) => call(nearbyTeachersEndpoint, { query }, { signal }), setCount),
  );
  useEffect(() => {
    if (form.current) counter.begin(form.current);
    return counter.stop;
  }, [counter]);
  usePlaceOffers(form);
  const follow = (event: FormEvent<HTMLFormElement>) => counter.follow(event.currentTarget);
  const nearMe = useNearMe((point) => {
    const now = form.current ? paramsIn(form.current) : searchParamsOf(search);
    onSearch(changeParams(now, { place: null, ...point }));
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.hidePopover?.();
    onSearch(paramsIn(event.currentTarget));
  };
  return <FilterForm ref={form} {...{ search, count, clearTo, nearMe }} onInput={follow} onSubmit={submit} />;
}

/** Fetched when the field is first used. */
function usePlaceOffers(form: RefObject<HTMLFormElement | null>): void {
  const { language } = useLanguage();
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[name="place"]');
    let stop = () => {};
    let isGone = false;
    const start = async () => {
      const { offerPlacesUnder } = await import("./place-combobox.ts");
      if (input && !isGone) stop = offerPlacesUnder(input, language);
    };
    // On failure the field stays a plain one.
    const begin = () => void start().catch(() => undefined);
    input?.addEventListener("focus", begin, { once: true });
    return () => {
      isGone = true;
      input?.removeEventListener("focus", begin);
      stop();
    };
  }, [form, language]);
}

function useNearMe(onFound: (point: { latitude: string; longitude: string }) => void) {
  const { t } = useLanguage();
  const [state, setState] = useState<"idle" | "locating" | "denied" | "failed">("idle");
  const onPress = async () => {
    setState("locating");
    const found = await import("./find-me.ts").then(
      ({ findMe }) => findMe(),
      () => "failed" as const,
    );
    if (typeof found === "string") return setState(found);
    setState("idle");
    onFound(found);
  };
  return {
    busy: state === "locating",
    note: state === "idle" ? undefined : t(`search:form.near.${state}`),
    onPress: () => void onPress(),
  };
}
