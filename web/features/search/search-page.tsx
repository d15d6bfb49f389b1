/** The search page of visitors and students alike: the title, the filter button, the results. */
import { List, Map as MapIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { brand } from "#content/brand.ts";
import type { FeeRanges } from "#contract/insights.ts";
import type { FoundTeacher } from "#contract/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { type Search, type SearchAddress, searchParamsOf, seenFrom } from "./address/search.ts";
import { wishAddress } from "./address/wish-address.ts";
import { AppliedChips, listApplied } from "./filters/applied-filters.tsx";
import { FiltersButton } from "./filters/filter-panel.tsx";
import type { CountedStep } from "./results/loosen-search.ts";
import { type FoundTeachers, SearchResults } from "./results/search-results.tsx";
import { SortForm } from "./results/sort-form.tsx";

type SearchPageProps<Teacher extends FoundTeacher> = Omit<ComponentProps<"div">, "className"> & {
  search: Search;
  address: SearchAddress;
  heading: ComponentProps<"h1">;
  /** The radius. */
  reach: string;
  /** Called with the link to the search without filters, when there are some. */
  filters: (clearTo: string | undefined) => ReactNode;
  /** Nothing while loading, or after a failure. */
  found: FoundTeachers<Teacher> | null | undefined;
  /** Shown before there are results. */
  instead: ReactNode;
  steps: readonly CountedStep[];
  /** The same teachers on a map. */
  rings: (teachers: Teacher[]) => ReactNode;
  /** The acts on a teacher of the list. */
  foot?: (teacher: Teacher) => ReactNode;
  /** Fees of teachers around the place (R13.1); nothing while loading. */
  fees?: FeeRanges | null | undefined;
  /** The same as a line of its own. */
  feeLine?: ReactNode;
  /** The shortlist button of a teacher. */
  heart?: (teacher: Teacher) => ReactNode;
  /** In an app the order changes without a page load. */
  onSort?: (sort: string) => void;
};

export function SearchPage<Teacher extends FoundTeacher>(props: SearchPageProps<Teacher>) {
  const {
    search,
    address,
    heading,
    reach,
    filters,
    found,
    instead,
    steps,
    rings,
    foot,
    fees,
    feeLine,
    heart,
    onSort,
    ...own
  } = props;
  const { children, ...rest } = own;
  const { language, t } = useLanguage();
  const applied = listApplied(search, t, language);
  return (
    <div {...rest} className="results">
      <div className="results-head grid gap-2 wrap-anywhere">
        <h1 className="sign text-2xl" {...heading} />
        <div className="results-reach flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-slate">{reach}</p>
          <SortForm search={search} action={address.clearTo} onSort={onSort} />
        </div>
        {search.place === null && (
          <Notice tone="marigold">
            {t("search:results.unknownPlace", { place: search.typed, city: brand.defaultCity.name[language] })}
          </Notice>
        )}
        {feeLine}
        <AppliedChips applied={applied} address={address} />
      </div>
      <ResultsBar filters={applied.length} />
      {filters(applied.length > 0 ? address.clearTo : undefined)}
      {found ? (
        <SearchResults
          {...{ found, steps, applied, address, foot, fees, heart }}
          wishTo={wishAddress(searchParamsOf(search))}
          from={seenFrom(search)}
          rings={rings}
        />
      ) : (
        instead
      )}
      {children}
    </div>
  );
}

/** The filter button, and the choice between list and map (plain radios, so that no script is needed). */
function ResultsBar({ filters }: { filters: number }) {
  const { t } = useLanguage();
  return (
    <div className="results-bar">
      <FiltersButton inUse={filters} />
      <RadioGroup
        name="view"
        look="segments"
        legend={t("search:results.view")}
        legendHidden
        defaultValue="list"
        choices={[
          { value: "list", label: t("search:results.list"), icon: <List aria-hidden="true" /> },
          { value: "map", label: t("search:results.map"), icon: <MapIcon aria-hidden="true" /> },
        ]}
      />
    </div>
  );
}
