/** The signed-in student's search (R7.11): the same filters, list and picture as for visitors, with the relation to each teacher. */
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useNavigate } from "react-router";
import { brand } from "#content/brand.ts";
import type { FoundTeacherOfStudent } from "#contract/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { nameSearch } from "./address/name-search.ts";
import type { Changes } from "./address/search-params.ts";
import { addressAt, type SearchPlace } from "./address/search-place.ts";
import { seenFrom } from "./address/seen-from.ts";
import { useSearchAddress } from "./address/use-search-address.ts";
import { AppliedChips } from "./filters/applied-chips.tsx";
import { listApplied } from "./filters/applied-filters.ts";
import { LiveFilters } from "./filters/live-filters.tsx";
import { nearbyTeachersQuery, stepsQuery } from "./queries.ts";
import { CardSkeletons } from "./results/card-skeletons.tsx";
import { CopyLink } from "./results/copy-link.tsx";
import { fewTeachers } from "./results/loosen-search.ts";
import { RelationBadge } from "./results/relation-badge.tsx";
import { ResultsBar, SearchResults } from "./results/search-results.tsx";
import { useResultChange } from "./results/use-result-change.ts";

/** A phone shows the list first. */
const TeacherRings = lazy(async () => {
  await afterFirstView();
  const { TeacherRings } = await import("./results/teacher-rings.tsx");
  return { default: TeacherRings };
});

type FindTeachersProps = {
  /** The address it stands at, with the parameters that are not its own. */
  at: SearchPlace;
  /** What the student can do with a teacher, at the foot of each card. */
  action?: (teacher: FoundTeacherOfStudent) => ReactNode;
};

export function FindTeachers({ at, action }: FindTeachersProps) {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  const { address, isLocating, failure, locateAgain } = useSearchAddress();
  const { params, query, unknownPlace } = address;
  const {
    data: found,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...nearbyTeachersQuery(query),
    enabled: !isLocating && failure === null,
  });
  const few = found !== undefined && !isPlaceholderData && found.total < fewTeachers && found.page === 1;
  const { data: steps = [] } = useQuery({ ...stepsQuery(address, found?.total ?? 0), enabled: few });

  const hrefOf = (changes: Changes) => addressAt(at, params, changes);
  const clearTo = addressAt(at);
  const applied = listApplied(address, t, language);
  const { heading, placeText, reach } = nameSearch(t, language, address, found?.total);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useResultChange(params.toString(), headingRef);
  const isPlaced = params.has("place") || params.has("latitude");

  return (
    <div className="results" aria-busy={isPlaceholderData || undefined}>
      <div className="results-head">
        <h1 ref={headingRef} tabIndex={-1} aria-live="polite" className="sign text-2xl">
          {isPlaced ? heading : found ? t("search:results.found", { count: found.total }) : t("search:form.label")}
        </h1>
        <p className="text-slate">{reach}</p>
        {unknownPlace && (
          <Notice tone="marigold">
            {t("search:results.unknownPlace", { place: unknownPlace, city: brand.defaultCity.name[language] })}
          </Notice>
        )}
        <AppliedChips {...{ applied, hrefOf, clearTo }} />
      </div>
      <ResultsBar filters={applied.length} />
      <LiveFilters
        key={`${params} ${isLocating}`}
        params={params}
        place={address.place?.name[language]}
        onSearch={(search) => void navigate(addressAt(at, search))}
      />
      {failure ? (
        <div className="results-none">
          <LoadFailed error={failure} busy={isLocating} onRetry={locateAgain}>
            {t("search:results.failed")}
          </LoadFailed>
        </div>
      ) : found ? (
        <SearchResults
          {...{ found, applied, hrefOf, clearTo }}
          steps={few ? steps : []}
          from={seenFrom(address)}
          rings={
            <Suspense fallback={<Skeleton shape="block" className="aspect-square rounded-full" />}>
              <TeacherRings teachers={found.teachers} place={isPlaced ? placeText : t("search:results.here")} />
            </Suspense>
          }
          action={(teacher) => (
            <>
              <RelationBadge status={teacher.relationStatus} />
              {action?.(teacher)}
            </>
          )}
        />
      ) : error ? (
        <div className="results-none">
          <LoadFailed error={error} busy={isFetching} onRetry={refetch}>
            {t("search:results.failed")}
          </LoadFailed>
        </div>
      ) : (
        <CardSkeletons label={t("search:results.loading")} />
      )}
      <div className="results-none">
        <CopyLink />
      </div>
    </div>
  );
}
