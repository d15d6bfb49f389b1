/** The signed-in student's search (R7.11): the same filters, list and picture as for visitors, with the relation to each teacher. */
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { brand } from "#content/brand.ts";
import type { FoundTeacherOfStudent } from "#contract/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AppliedChips } from "./applied-chips.tsx";
import { listApplied } from "./applied-filters.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import { CopyLink } from "./copy-link.tsx";
import { LiveFilters } from "./live-filters.tsx";
import { fewTeachers } from "./loosen-search.ts";
import { nameSearch } from "./name-search.ts";
import { nearbyTeachersQuery, stepsQuery } from "./queries.ts";
import { type Changes, readSearch } from "./read-search.ts";
import { RelationBadge } from "./relation-badge.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { addressAt, type SearchPlace } from "./search-place.ts";
import { ResultsBar, SearchResults } from "./search-results.tsx";
import { useResultChange } from "./use-result-change.ts";

type FindTeachersProps = {
  /** The address it stands at, with the parameters that are not its own. */
  at: SearchPlace;
  /** What the student can do with a teacher, at the foot of each card. */
  action?: (teacher: FoundTeacherOfStudent) => ReactNode;
};

export function FindTeachers({ at, action }: FindTeachersProps) {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  const [given] = useSearchParams();
  const { params, query, place, unknownPlace } = useMemo(() => readSearch(given), [given]);
  const { data: found, error, isFetching, isPlaceholderData, refetch } = useQuery(nearbyTeachersQuery(query));
  const few = found !== undefined && !isPlaceholderData && found.total < fewTeachers && found.page === 1;
  const { data: steps = [] } = useQuery({ ...stepsQuery(params, found?.total ?? 0), enabled: few });

  const hrefOf = (changes: Changes) => addressAt(at, params, changes);
  const clearTo = addressAt(at);
  const applied = listApplied(params, t, language);
  const { heading, placeText, reach } = nameSearch(t, language, params, place, found?.total);
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
        key={params.toString()}
        params={params}
        onSearch={(search) => void navigate(addressAt(at, search))}
      />
      {found ? (
        <SearchResults
          {...{ found, applied, hrefOf, clearTo }}
          steps={few ? steps : []}
          place={isPlaced ? placeText : t("search:results.here")}
          action={(teacher) => (
            <>
              <RelationBadge status={teacher.relationStatus} />
              {action?.(teacher)}
            </>
          )}
        />
      ) : error ? (
        <SearchFailed text={t("search:results.failed")} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons label={t("search:results.loading")} />
      )}
      <div className="results-none">
        <CopyLink />
      </div>
    </div>
  );
}
