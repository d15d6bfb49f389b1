/** The filters inside an app: the button counts while they change, sending them changes the address without a page load. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { changeParams, placeName, searchParamsOf } from "#web/features/search/address/search-params.ts";
import { teacherCountQuery } from "#web/features/search/queries.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { FilterForm } from "./filter-form.tsx";
import { findMe } from "./find-me.ts";
import { readForm } from "./read-form.ts";

/** Milliseconds after the last change. */
const pause = 250;

type LiveFiltersProps = {
  params: URLSearchParams;
  place: string | undefined;
  onSearch: (params: URLSearchParams) => void;
};

/** Give it the params as key: a new search is a new form. */
export function LiveFilters({ params, place, onSearch }: LiveFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { language } = useLanguage();
  const draft = useDraft();
  const [offers, setOffers] = useState<string[]>([]);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    draft.change(event.currentTarget);
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== placeName) return;
    // Offers are a comfort: whoever is offline types on without them.
    import("./offer-places.ts").then(
      ({ offerLike }) => setOffers(offerLike(target.value, language)),
      () => undefined,
    );
  };
  const count = useQuery({
    ...teacherCountQuery(draft.params ?? params),
    enabled: draft.params !== null,
  });
  const nearMe = useNearMe((point) => {
    const now = form.current ? searchParamsOf(readForm(form.current)) : params;
    onSearch(changeParams(now, { place: null, ...point }));
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.hidePopover?.();
    onSearch(searchParamsOf(readForm(event.currentTarget)));
  };
  return (
    <FilterForm
      ref={form}
      {...{ params, place, offers }}
      count={draft.params === null ? undefined : count.data}
      nearMe={nearMe}
      onInput={follow}
      onSubmit={search}
    />
  );
}

/** What the form would ask for, a moment after its last change. */
function useDraft() {
  const [params, setParams] = useState<URLSearchParams | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setParams(searchParamsOf(readForm(form))), pause);
  };
  return { params, change };
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
