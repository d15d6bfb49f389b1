/** The signed-in student's search (R7.11): the visitors' page, with the relation to each teacher and the ask button. */

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { FeeRanges } from "#contract/insights.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { SafetyButton } from "#web/features/safety/safety-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { nameSearch } from "./address/name-search.ts";
import { readSearch, type Search, type SearchAddress, searchParamsOf, searchQueryOf } from "./address/search.ts";
import { LiveFilters } from "./filters/live-filters.tsx";
import {
  dashboardSearch,
  everyone,
  nearbyTeachersQuery,
  searchPlaceQuery,
  stepsQuery,
  studentSearch,
  teacherMapQuery,
  wishesQuery,
} from "./queries.ts";
import { RelationBadge } from "./results/card-parts.tsx";
import { CardSkeletons } from "./results/card-skeletons.tsx";
import { fewTeachers } from "./results/loosen-search.ts";
import { useListPlace } from "./results/use-list-place.ts";
import { SearchPage } from "./search-page.tsx";

/** A phone shows the list first. */
const TeacherRings = lazyPart(async () => {
  await afterFirstView();
  const { TeacherRings } = await import("./results/teacher-rings.tsx");
  return { default: TeacherRings };
});

const SaveButton = lazyPart(async () => {
  await afterFirstView();
  const { SaveButton } = await import("./results/save-button.tsx");
  return { default: SaveButton };
});
const CopyLink = lazyPart(async () => {
  await afterFirstView();
  const { CopyLink } = await import("./results/copy-link.tsx");
  return { default: CopyLink };
});
const FoundFees = lazyPart(() => import("./results/found-fees.tsx"));

type Located = {
  search: Search;
  isPlaced: boolean;
  isLocating: boolean;
  /** Why the place lookup failed; the place is not unknown then. */
  failure: Error | null;
  locateAgain: () => unknown;
};

/** The search of the address; a place or point in it is resolved first. */
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

/** A bare address gets the profile's wishes, once: removed filters then stay removed (`everyone`), and Back skips it. */
function useWishes(given: URLSearchParams): { isWishing: boolean } {
  const navigate = useNavigate();
  const isBare = !given.has(everyone) && !given.has("contact") && searchParamsOf(readSearch(given)).size === 0;
  const { data: profile, isError } = useQuery({ ...studentProfileQuery, enabled: isBare });
  const wishes = profile && wishesQuery(profile);
  const isWishing = isBare && !isError && (wishes === undefined || wishes.size > 0);
  const to = isBare && wishes && wishes.size > 0 ? dashboardSearch("student", wishes) : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
  return { isWishing };
}

/** Cards and map marks highlight each other; a file of its own, as documents load it too. */
function useLinkedMap(): void {
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    afterFirstView()
      .then(() => import("./results/link-map.ts"))
      .then(
        ({ linkMap }) => {
          if (!isGone) stop = linkMap();
        },
        () => undefined,
      );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
}

export default function FindTeachers() {
  const [given] = useSearchParams();
  const { isWishing } = useWishes(given);
  const { t } = useLanguage();
  if (!isWishing) return <StudentSearch />;
  return (
    <div className="results">
      <div className="results-head grid gap-2 wrap-anywhere">
        <h1 className="sign text-2xl">{t("search:form.label")}</h1>
      </div>
      <CardSkeletons label={t("search:results.loading")} />
    </div>
  );
}

function StudentSearch() {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  const { search, isPlaced, isLocating, failure, locateAgain } = useSearch();
  const params = searchParamsOf(search);
  const enabled = !isLocating && failure === null;
  const result = useQuery({ ...nearbyTeachersQuery(searchQueryOf(search)), enabled });
  const { data: found, isPlaceholderData } = result;
  const few = found !== undefined && !isPlaceholderData && found.total < fewTeachers && found.page === 1;
  const { data: steps = [] } = useQuery({ ...stepsQuery(search, found?.total ?? 0), enabled: few });
  const { data: circle } = useQuery({ ...teacherMapQuery(search), enabled: enabled && found !== undefined });
  const [fees, setFees] = useState<FeeRanges>();
  const { heading, placeText, reach } = nameSearch(t, language, search, found?.total);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useLinkedMap();
  useListPlace(params.toString(), found !== undefined && !isPlaceholderData, headingRef);
  const error = failure ?? result.error;
  const address: SearchAddress = {
    hrefOf: (changes) => studentSearch(params, changes),
    clearTo: studentSearch(new URLSearchParams()),
  };
  const zoneHref = (zone: number) => address.hrefOf({ zone: String(zone) });

  return (
    <SearchPage
      aria-busy={isPlaceholderData || undefined}
      search={search}
      address={address}
      heading={{
        ref: headingRef,
        tabIndex: -1,
        "aria-live": "polite",
        children: isPlaced ? heading : nameFound(),
      }}
      reach={reach}
      fees={fees}
      feeLine={
        enabled &&
        found && (
          <PartBoundary silent>
            <FoundFees search={search} onFees={setFees} />
          </PartBoundary>
        )
      }
      onSort={(sort) => void navigate(address.hrefOf({ sort: sort === "distance" ? null : sort }))}
      filters={(clearTo) => (
        <LiveFilters
          key={`${params} ${isLocating}`}
          search={search}
          found={isPlaceholderData ? undefined : found?.total}
          clearTo={clearTo}
          onSearch={(to) => void navigate(studentSearch(to))}
        />
      )}
      found={failure === null ? found : undefined}
      instead={
        error ? (
          <div className="results-none min-w-0">
            <LoadFailed
              error={error}
              busy={failure ? isLocating : result.isFetching}
              onRetry={failure ? locateAgain : result.refetch}
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
        <PartBoundary fallback={<Skeleton shape="block" className="aspect-square rounded-full" />}>
          <TeacherRings
            teachers={teachers}
            place={isPlaced ? placeText : t("search:results.here")}
            circle={circle && { ...circle, chosen: search.asked.zone, hrefOf: zoneHref }}
          />
        </PartBoundary>
      )}
      heart={(teacher) => (
        <PartBoundary>
          <SaveButton teacher={teacher} />
        </PartBoundary>
      )}
      foot={(teacher) => (
        <>
          <RelationBadge status={teacher.relationStatus} />
          {(teacher.acceptingStudents || teacher.relationStatus !== null) && (
            <AskButton side="student" person={teacher} />
          )}
          <SafetyButton subject={{ kind: "person", id: teacher.id }} name={teacher.name} />
        </>
      )}
    >
      <div className="results-foot min-w-0">
        <PartBoundary silent>
          <CopyLink />
        </PartBoundary>
      </div>
    </SearchPage>
  );

  function nameFound(): string {
    if (found === undefined) return t("search:form.label");
    return found.total === 0 ? t("search:results.noneAny") : t("search:results.found", { count: found.total });
  }
}
