/** Search results as a list and a map: pages, steps to find more, and what to do without any. */
import type { ReactNode } from "react";
import type { FeeRanges } from "#contract/insights.ts";
import type { FoundTeacher } from "#contract/search.ts";
import type { SearchAddress } from "#web/features/search/address/search.ts";
import type { AppliedFilter } from "#web/features/search/filters/applied-filters.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { CountedStep } from "./loosen-search.ts";
import { RelaxSuggestions } from "./loosen-steps.tsx";
import { TeacherCard } from "./teacher-card.tsx";

export type FoundTeachers<Teacher extends FoundTeacher> = {
  teachers: Teacher[];
  total: number;
  pages: number;
  page: number;
  /** Matched by name, outside the circles. */
  beyond: (Teacher & { tooFar: number })[];
};

type SearchResultsProps<Teacher extends FoundTeacher> = {
  found: FoundTeachers<Teacher>;
  steps: readonly CountedStep[];
  applied: readonly AppliedFilter[];
  /** The same teachers on a map. */
  rings: (teachers: Teacher[]) => ReactNode;
  /** The query that gives a teacher's page the same place. */
  from: string;
  address: SearchAddress;
  /** The address at which this search becomes a wish. */
  wishTo: string;
  /** Usual fees here, for the cards. */
  fees?: FeeRanges | null | undefined;
  heart?: (teacher: Teacher) => ReactNode;
  /** The acts on a teacher of the list. */
  foot?: (teacher: Teacher) => ReactNode;
};

export function SearchResults<Teacher extends FoundTeacher>(props: SearchResultsProps<Teacher>) {
  const { found, steps, applied, rings, from, foot, fees, heart } = props;
  const { hrefOf, clearTo } = props.address;
  const { t } = useLanguage();
  const beyond = found.beyond.length > 0 && <Beyond {...{ found, from, foot, fees, heart }} />;
  const wish = (
    <ButtonLink variant="secondary" to={props.wishTo}>
      {t("search:wishes.tellMe")}
    </ButtonLink>
  );
  const more = steps.length > 0 && <RelaxSuggestions {...{ steps, applied, hrefOf }} total={found.total} />;
  if (found.total === 0) {
    return (
      <div className="results-none min-w-0">
        {beyond}
        <EmptyState
          title={t(more ? "search:results.steps.title" : "search:results.empty.body")}
          action={
            <>
              {more || (applied.length > 0 && <ButtonLink to={clearTo}>{t("search:results.empty.clear")}</ButtonLink>)}
              {wish}
            </>
          }
        />
      </div>
    );
  }
  if (found.teachers.length === 0) {
    const first = (
      <ButtonLink variant="secondary" to={hrefOf({})}>
        {t("search:results.firstPage")}
      </ButtonLink>
    );
    return (
      <div className="results-none min-w-0">
        <Notice action={first}>{t("search:results.beyond")}</Notice>
      </div>
    );
  }
  return (
    <>
      <div className="results-list min-w-0">
        <h2 className="sr-only">{t("search:results.found")}</h2>
        <ul className="teacher-list">
          {found.teachers.map((teacher) => (
            <TeacherCard key={teacher.id} {...{ teacher, from, fees }} zone={teacher.zone} heart={heart?.(teacher)}>
              {foot?.(teacher)}
            </TeacherCard>
          ))}
        </ul>
        {beyond}
        {more && (
          <section aria-label={t("search:results.steps.few")}>
            <p className="font-bold">{t("search:results.steps.few")}</p>
            {more}
          </section>
        )}
        {found.page === found.pages && <p>{wish}</p>}
        <ListPages page={found.page} pages={found.pages} hrefOf={(page) => hrefOf({ page: String(page) })} />
      </div>
      <div className="results-map min-w-0 max-lg:-order-1">{rings(found.teachers)}</div>
    </>
  );
}

type BeyondProps<Teacher extends FoundTeacher> = Pick<
  SearchResultsProps<Teacher>,
  "found" | "from" | "foot" | "fees" | "heart"
>;

/** A teacher found by name is shown even if too far away. */
function Beyond<Teacher extends FoundTeacher>({ found, from, foot, fees, heart }: BeyondProps<Teacher>) {
  const { t } = useLanguage();
  return (
    <section className="grid gap-3 my-4" aria-labelledby="beyond">
      <h2 id="beyond" className="text-lg font-bold">
        {t("search:results.beyondCircle")}
      </h2>
      <ul className="teacher-list">
        {found.beyond.map((teacher) => (
          <TeacherCard key={teacher.id} {...{ teacher, from, fees }} heart={heart?.(teacher)} tooFar={teacher.tooFar}>
            {foot?.(teacher)}
          </TeacherCard>
        ))}
      </ul>
    </section>
  );
}
