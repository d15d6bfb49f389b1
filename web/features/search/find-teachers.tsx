/** The signed-in student's search (R7.11): the page of visitors, with the relation to each teacher and the way to ask. */
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { nameSearch } from "./address/name-search.ts";
import { paramsOf, queryOf, readSearch, type Search } from "./address/search.ts";
import { LiveFilters } from "./filters/live-filters.tsx";
import { dashboardSearch, nearbyTeachersQuery, searchPlaceQuery, stepsQuery } from "./queries.ts";
import { RelationBadge } from "./results/card-parts.tsx";
import { CardSkeletons } from "./results/card-skeletons.tsx";
import { CopyLink } from "./results/copy-link.tsx";
import { fewTeachers } from "./results/loosen-search.ts";
import { useResultChange } from "./results/use-result-change.ts";
import { SearchPage } from "./search-page.tsx";

/** A phone shows the list first. */
const TeacherRings = lazy(async () => {
  await afterFirstView();
  const { TeacherRings } = await import("./results/teacher-rings.tsx");
  return { default: TeacherRings };
});

type Located = {
  search: Search;
  isPlaced: boolean;
  isLocating: boolean;
  /** Why the place could not be asked for; it is not unknown then. */
  failure: Error | null;
  locateAgain: () => unknown;
};

/** The search that the address asks for; a place or point that it names is looked up first. */
function useSearch(): Located {
  const [given] = useSearchParams();
  const read = useMemo(() => readSearch(given), [given]);
  const isPlaced = read.typed !== undefined || read.asked.latitude !== undefined;
  const { data, error, isFetching, refetch } = useQuery({ ...searchPlaceQuery(read), enabled: isPlaced });
  return {
    search: (isPlaced ? data : undefined) ?? read,
    isPlaced,
    isLocating: isPlaced && data === undefined && (isFetching || error === null),
    failure: isPlaced && data === undefined ? error : null,
    locateAgain: refetch,
  };
}

export default function FindTeachers() {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  const { search, isPlaced, isLocating, failure, locateAgain } = useSearch();
  const params = paramsOf(search);
  const asked = useQuery({ ...nearbyTeachersQuery(queryOf(search)), enabled: !isLocating && failure === null });
  const { data: found, isPlaceholderData } = asked;
  const few = found !== undefined && !isPlaceholderData && found.total < fewTeachers && found.page === 1;
  const { data: steps = [] } = useQuery({ ...stepsQuery(search, found?.total ?? 0), enabled: few });
  const { heading, placeText, reach } = nameSearch(t, language, search, found?.total);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useResultChange(params.toString(), headingRef);
  const error = failure ?? asked.error;

  return (
    <SearchPage
      className="results"
      aria-busy={isPlaceholderData || undefined}
      search={search}
      address={{
        hrefOf: (changes) => dashboardSearch("student", params, changes),
        clearTo: dashboardSearch("student"),
      }}
      heading={{
        ref: headingRef,
        tabIndex: -1,
        "aria-live": "polite",
        children: isPlaced
          ? heading
          : found
            ? t("search:results.found", { count: found.total })
            : t("search:form.label"),
      }}
      reach={reach}
      filters={
        <LiveFilters
          key={`${params} ${isLocating}`}
          search={search}
          onSearch={(to) => void navigate(dashboardSearch("student", to))}
        />
      }
      found={failure === null ? found : undefined}
      instead={
        error ? (
          <div className="results-none">
            <LoadFailed
              error={error}
              busy={failure ? isLocating : asked.isFetching}
              onRetry={failure ? locateAgain : asked.refetch}
            >
              {t("search:results.failed")}
            </LoadFailed>
          </div>
        ) : (
          <CardSkeletons label={t("search:results.loading")} />
        )
      }
      steps={few ? steps : []}
      rings={(teachers) => (
        <Suspense fallback={<Skeleton shape="block" className="aspect-square rounded-full" />}>
          <TeacherRings teachers={teachers} place={isPlaced ? placeText : t("search:results.here")} />
        </Suspense>
      )}
      foot={(teacher) => (
        <>
          <RelationBadge status={teacher.relationStatus} />
          {(teacher.acceptingStudents || teacher.relationStatus !== null) && (
            <AskButton side="student" person={teacher} />
          )}
        </>
      )}
    >
      <div className="results-none">
        <CopyLink />
      </div>
    </SearchPage>
  );
}
