/** Search results for visitors (R2.13): the filters are the address, the page works without a script. */
import { RotateCw } from "lucide-react";
import { data } from "react-router";
import { brand } from "#content/brand.ts";
import { publicNearbyTeachers, supply } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { locateSearch } from "#web/features/search/address/locate-search.ts";
import { nameSearch } from "#web/features/search/address/name-search.ts";
import { readSearch } from "#web/features/search/address/read-search.ts";
import { type Changes, changeSearch, searchParamsOf } from "#web/features/search/address/search-params.ts";
import { seenFrom } from "#web/features/search/address/seen-from.ts";
import { AppliedChips } from "#web/features/search/filters/applied-chips.tsx";
import { listApplied } from "#web/features/search/filters/applied-filters.ts";
import { FilterForm } from "#web/features/search/filters/filter-form.tsx";
import { offerAreas } from "#web/features/search/filters/offer-places.ts";
import { countSteps, fewTeachers } from "#web/features/search/results/loosen-search.ts";
import { ResultsBar, SearchResults } from "#web/features/search/results/search-results.tsx";
import { TeacherRings } from "#web/features/search/results/teacher-rings.tsx";
import { DocumentFrame } from "#web/features/shell/document-frame.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/home-tuition";

export const handle: PageHandle = { kind: "document", query: searchParamsOf };

/** Search engines keep the pages of subjects and places; every other filter would be one more page of the same people. */
const indexed = new Set(["subjects", "place"]);

/** A search that failed leaves the page standing, empty and with Retry (R8.2); its 503 keeps it out of the page cache. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { transport } = context.get(pageContext);
  const address = await locateSearch(url.searchParams, { transport }).catch(() => readSearch(url.searchParams));
  const ask = (asked: Record<string, string>) => call(publicNearbyTeachers, { query: asked }, { transport });
  const [found, areas] = await Promise.all([
    ask(address.query).catch(() => null),
    call(supply, {}, { transport }).then(
      (counts) => counts.areas.map(({ area }) => area),
      () => [],
    ),
  ]);
  const few = found !== null && found.total < fewTeachers && found.page === 1;
  const steps = few ? await countSteps(address, found.total, ask) : [];
  const page = {
    found,
    areas,
    steps,
    from: seenFrom(address),
    search: address.params.toString(),
    place: address.place,
    unknownPlace: address.unknownPlace,
  };
  return data(page, { status: found === null ? 503 : 200 });
}

export default function HomeTuition({ loaderData }: Route.ComponentProps) {
  const { found, areas, steps, place, unknownPlace, from } = loaderData;
  const { language, t } = useLanguage();
  const address = useAddress();
  const params = new URLSearchParams(loaderData.search);
  const hrefOf = (changes: Changes) => address("/home-tuition", changeSearch(params, changes));
  const clearTo = address("/home-tuition");
  const applied = listApplied({ params, place }, t, language);
  const { placeText, subject, heading, reach } = nameSearch(t, language, { params, place }, found?.total);
  return (
    <DocumentFrame>
      <PageHead
        title={t("search:results.metaTitle", { what: subject ?? t("search:form.anySubject"), place: placeText })}
        description={t("search:results.metaDescription", { place: placeText })}
        noindex={!found?.total || [...params.keys()].some((name) => !indexed.has(name))}
      />
      <div className="results results-wide">
        <div className="results-head">
          <h1 className="sign text-2xl">{heading}</h1>
          <p className="text-slate">{reach}</p>
          {unknownPlace && (
            <Notice tone="marigold">
              {t("search:results.unknownPlace", { place: unknownPlace, city: brand.defaultCity.name[language] })}
            </Notice>
          )}
          <AppliedChips {...{ applied, hrefOf, clearTo }} />
        </div>
        <ResultsBar filters={applied.length} />
        <FilterForm
          action={clearTo}
          params={params}
          place={place?.name[language]}
          offers={offerAreas(areas, language)}
          data-search=""
        />
        {found === null ? (
          <div className="results-none">
            <Notice
              tone="brick"
              action={
                <ButtonLink
                  variant="secondary"
                  icon={<RotateCw aria-hidden="true" />}
                  to={hrefOf({ page: params.get("page") })}
                >
                  {t("shell:actions.retry")}
                </ButtonLink>
              }
            >
              {t("search:results.failed")}
            </Notice>
          </div>
        ) : (
          <SearchResults
            {...{ found, steps, applied, hrefOf, clearTo, from }}
            rings={<TeacherRings teachers={found.teachers} place={placeText} />}
          />
        )}
      </div>
    </DocumentFrame>
  );
}
