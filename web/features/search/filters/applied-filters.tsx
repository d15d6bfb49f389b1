/** The filters in use, each as text, removable by a press. */
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { search as limits } from "#contract/limits.ts";
import {
  type CodeFilter,
  chipOrder,
  codesOf,
  type FeeUnit,
  isSwitchFilter,
  searchFilters,
} from "#contract/search-filters.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";
import { nameZone } from "#web/features/search/address/name-search.ts";
import type { Changes, Search, SearchAddress } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipRemove } from "#web/ui/chip.tsx";

export type AppliedFilter = { name: string; label: string; without: Changes };

function codeChips(t: Translate, name: CodeFilter, chosen: readonly string[]): AppliedFilter[] {
  const { codes, nameOf } = codesOf(name);
  return chosen.map((code) => {
    const rest = chosen.filter((other) => other !== code);
    // A subject may be free text.
    const label = codes.includes(code) ? t(nameOf(code)) : code;
    return { name, label, without: { [name]: rest.length > 0 ? rest.join(",") : null } };
  });
}

function feeFilters(t: Translate, { feeMin, feeMax, feeUnit }: TeacherSearch): AppliedFilter[] {
  const without = (name: string, other: number | undefined): Changes =>
    other === undefined ? { [name]: null, feeUnit: null } : { [name]: null };
  const label = (kind: "from" | "upTo", unit: FeeUnit, amount: number) =>
    t(`search:results.${kind}.${unit}`, { amount });
  return [
    ...(feeMin === undefined
      ? []
      : [{ name: "feeMin", label: label("from", feeUnit, feeMin), without: without("feeMin", feeMax) }]),
    ...(feeMax === undefined
      ? []
      : [{ name: "feeMax", label: label("upTo", feeUnit, feeMax), without: without("feeMax", feeMin) }]),
  ];
}

function placeFilters(t: Translate, language: Language, { asked, typed, place }: Search): AppliedFilter[] {
  if (typed !== undefined) return [{ name: "place", label: place?.name[language] ?? typed, without: { place: null } }];
  if (asked.latitude === undefined) return [];
  return [{ name: "place", label: t("search:results.atMyPlace"), without: { latitude: null, longitude: null } }];
}

/** Order and page are no filters. */
export const listApplied = (search: Search, t: Translate, language: Language): AppliedFilter[] =>
  chipOrder.flatMap((name) => chipsOf(name, search, t, language));

function chipsOf(name: (typeof chipOrder)[number], search: Search, t: Translate, language: Language): AppliedFilter[] {
  const { asked } = search;
  const one = (label: string | false): AppliedFilter[] =>
    label === false ? [] : [{ name, label, without: { [name]: null } }];
  if (name === "place") return placeFilters(t, language, search);
  if (name === "fee") return feeFilters(t, asked);
  if (name === "searchQuery") return one(asked[name] !== "" && asked[name]);
  const { distance = limits.distance, zone } = asked;
  if (name === "distance") return one(asked.distance !== undefined && t("search:results.within", { distance }));
  if (name === "zone") return one(zone !== undefined && nameZone(t, zone, distance));
  if (isSwitchFilter(name)) return one(asked[name] && t(searchFilters[name].label));
  return codeChips(t, name, asked[name]);
}

type AppliedChipsProps = { applied: readonly AppliedFilter[]; address: SearchAddress };

export function AppliedChips({ applied, address: { hrefOf, clearTo } }: AppliedChipsProps) {
  const { t } = useLanguage();
  const { search } = useLocation();
  if (applied.length === 0) return null;
  /** In an app a second press may come before the re-render, on an outdated link: it is then repeated. */
  const waitForDrawing = (event: MouseEvent<HTMLElement>) => {
    const same = [location.search, search].map((given) => String(new URLSearchParams(given)));
    if (same[0] === same[1]) return;
    event.preventDefault();
    const { currentTarget } = event;
    setTimeout(() => currentTarget.click(), 50);
  };
  return (
    <ul className="applied" aria-label={t("search:results.applied")}>
      {applied.map(({ name, label, without }) => (
        <li key={`${name} ${label}`}>
          <ChipRemove
            removeLabel={t("search:results.removeFilter", { filter: label })}
            to={hrefOf(without)}
            onClick={waitForDrawing}
          >
            {label}
          </ChipRemove>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <ButtonLink variant="quiet" to={clearTo}>
            {t("search:results.clear")}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
