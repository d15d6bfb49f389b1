/** The signed-in teacher's search for students: anonymous cards, each with the ask button. */

import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type StudentSearch, studentFilters } from "#contract/search-parameters.ts";
import { CallError } from "#web/api/client.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { SafetyButton } from "#web/features/safety/safety-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { collectValues, keepValid, writeValue } from "./address/search-values.ts";
import { FiltersButton } from "./filters/filter-panel.tsx";
import { StudentFilters } from "./filters/student-filters.tsx";
import { dashboardSearch, nearbyStudentsQuery } from "./queries.ts";
import { CardSkeletons } from "./results/card-skeletons.tsx";
import { CopyLink } from "./results/copy-link.tsx";
import { StudentCard } from "./results/student-card.tsx";
import { useListPlace } from "./results/use-list-place.ts";

/** The filters of a teacher's search for students, as in the address. */
const known = ["distance", "subjects", "days", "classes", "page"] as const satisfies readonly (keyof StudentSearch)[];

function readStudentSearch(given: URLSearchParams): { asked: StudentSearch; params: URLSearchParams } {
  const asked: StudentSearch = keepValid(studentFilters, collectValues(given, known));
  const written = known.map((name): [string, string] => [name, writeValue(asked[name])]);
  const isSet = ([name, value]: [string, string]) => value !== "" && !(name === "page" && value === "1");
  return { asked, params: new URLSearchParams(written.filter(isSet)) };
}

const StudentsAccess = lazyPart(async () => {
  const [access] = await Promise.all([import("#web/features/profiles/students-access.tsx"), loadProfileText()]);
  return access;
});

export default function FindStudents() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [given] = useSearchParams();
  const { asked, params } = useMemo(() => readStudentSearch(given), [given]);
  const query = nearbyStudentsQuery(Object.fromEntries(params));
  const { data: found, error, isFetching, isPlaceholderData, refetch } = useQuery(query);
  const hrefOf = (page: number) => dashboardSearch("teacher", params, { page: String(page) });
  const headingRef = useRef<HTMLHeadingElement>(null);
  useListPlace(params.toString(), found !== undefined && !isPlaceholderData, headingRef);
  const refusal = error instanceof CallError ? error.code : null;
  if (refusal === "identity_required")
    return (
      <div className="student-search">
        <h1 ref={headingRef} tabIndex={-1} className="sign text-2xl">
          {t("search:students.title")}
        </h1>
        <PartBoundary fallback={<CardSkeletons label={t("search:students.loading")} />}>
          <StudentsAccess onOpen={() => void refetch()} />
        </PartBoundary>
      </div>
    );
  const nameOf = ({ initial }: { initial: string }) => t("relations:student", { initial });
  return (
    <div className="student-search" aria-busy={isPlaceholderData || undefined}>
      <h1 ref={headingRef} tabIndex={-1} aria-live="polite" className="sign text-2xl">
        {found ? t("search:students.found", { count: found.total }) : t("search:students.title")}
      </h1>
      <p className="text-slate">{t("search:students.privacy")}</p>
      <div className="results-bar">
        <FiltersButton inUse={params.size - Number(params.has("page"))} />
      </div>
      <StudentFilters
        key={params.toString()}
        asked={asked}
        onSearch={(search) => void navigate(dashboardSearch("teacher", readStudentSearch(search).params))}
      />
      {error && (
        <LoadFailed error={error} busy={isFetching} onRetry={refetch}>
          {refusal === "students_shown_limit" ? undefined : t("search:students.failed")}
        </LoadFailed>
      )}
      {!found && !error && <CardSkeletons label={t("search:students.loading")} />}
      {found && found.students.length === 0 && (
        <EmptyState
          title={t("search:students.empty.title")}
          action={
            params.size > 0 && (
              <ButtonLink variant="secondary" to={dashboardSearch("teacher")}>
                {t("search:results.empty.clear")}
              </ButtonLink>
            )
          }
        >
          {t("search:students.empty.body")}
        </EmptyState>
      )}
      {found && found.students.length > 0 && (
        <>
          <ul className="teacher-list">
            {found.students.map((student) => (
              <li key={student.id}>
                <StudentCard student={student}>
                  <AskButton side="teacher" person={{ ...student, name: nameOf(student) }} />
                  <SafetyButton subject={{ kind: "person", id: student.id }} name={nameOf(student)} />
                </StudentCard>
              </li>
            ))}
          </ul>
          <ListPages page={found.page} pages={found.pages} hrefOf={hrefOf} />
        </>
      )}
      <CopyLink />
    </div>
  );
}
