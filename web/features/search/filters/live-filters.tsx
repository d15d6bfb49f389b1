/** The filters inside an app: the button counts while they change, sending them changes the address without a page load. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { nearbyTeachers } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { changeParams, paramsOf, readSearch, type Search } from "#web/features/search/address/search.ts";
import { readForm } from "#web/features/search/address/search-values.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { countSoon } from "./count-soon.ts";
import { FilterForm } from "./filter-form.tsx";
import { findMe } from "./find-me.ts";

type LiveFiltersProps = { search: Search; onSearch: (params: URLSearchParams) => void };

const paramsIn = (form: HTMLFormElement) => paramsOf(readSearch(readForm(form)));

/** Give it the params as key: a new search is a new form. */
export function LiveFilters({ search, onSearch }: LiveFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { language } = useLanguage();
  const [count, setCount] = useState<number>();
  const [counter] = useState(() => countSoon((query, signal) => call(nearbyTeachers, { query }, { signal }), setCount));
  useEffect(() => counter.stop, [counter]);
  const [offers, setOffers] = useState<string[]>([]);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    counter.follow(event.currentTarget);
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== "place") return;
    // Offers are a comfort: whoever is offline types on without them.
    import("#web/features/search/address/gazetteer.ts").then(
      ({ offerLike }) => setOffers(offerLike(target.value, language)),
      () => undefined,
    );
  };
  const nearMe = useNearMe((point) => {
    const now = form.current ? paramsIn(form.current) : paramsOf(search);
    onSearch(changeParams(now, { place: null, ...point }));
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.hidePopover?.();
    onSearch(paramsIn(event.currentTarget));
  };
  return <FilterForm ref={form} {...{ search, offers, count, nearMe }} onInput={follow} onSubmit={submit} />;
}

function useNearMe(onFound: (point: { latitude: string; longitude: string }) => void) {
  const { t } = useLanguage();
  const [state, setState] = useState<"idle" | "locating" | "denied" | "failed">("idle");
  const onPress = async () => {
    setState("locating");
    const found = await findMe();
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
