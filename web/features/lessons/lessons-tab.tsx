/** The lessons of one side (R13.4): pending ones, the week, proposals, monthly accounts, and the calendar feed. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { monthOf } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { nameOf } from "#web/features/relations/name-of.ts";
import { activePage, studentListQuery, teacherListQuery } from "#web/features/relations/queries.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CalendarAddress } from "./calendar-address.tsx";
import WaitingLessons from "./waiting-lessons.tsx";
import { WeekCalendar } from "./week-calendar.tsx";

const MonthAccounts = lazyPart(() => import("./month-accounts.tsx"));
const ProposeDialog = lazyPart(() => import("./propose-dialog.tsx"));

/** People of active relations. */
const usePeople = (side: MemberRole) => {
  const teachers = useQuery({ ...studentListQuery("myTeachers", activePage), enabled: side === "student" });
  const students = useQuery({ ...teacherListQuery("myStudents", activePage), enabled: side === "teacher" });
  const relations: SomeRelation[] = (side === "student" ? teachers : students).data?.items ?? [];
  return relations;
};

export default function LessonsTab({ side }: { side: MemberRole }) {
  const [params] = useSearchParams();
  if (!params.has("relation")) return <LessonsWeek side={side} />;
  return (
    <PartBoundary fallback={<Skeleton shape="block" className="h-96" />}>
      <MonthAccounts side={side} />
    </PartBoundary>
  );
}

/** The lesson to make up for, and its time. */
function readInstead(params: URLSearchParams) {
  const [id, of] = [params.get("instead"), params.get("of")];
  return id === null || of === null || Number.isNaN(Date.parse(of)) ? null : { id, of };
}

function LessonsWeek({ side }: { side: MemberRole }) {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const relations = usePeople(side);
  const open = relations.find(({ id }) => id === params.get("propose"));
  const propose = (id: string | null) =>
    setParams(
      (given) => {
        for (const name of ["propose", "instead", "of"]) given.delete(name);
        if (id !== null) given.set("propose", id);
        return given;
      },
      { replace: id === null },
    );
  return (
    <div className="lessons-tab grid gap-4">
      <WaitingLessons side={side} />
      <WeekCalendar side={side} />
      <Card as="section" aria-labelledby="lessons-people" className="home-part">
        <h2 id="lessons-people">{t("lessons:people.title")}</h2>
        {relations.length === 0 ? (
          <p className="text-slate">{t("lessons:people.none")}</p>
        ) : (
          <ul className="lesson-people grid gap-4 w-full *:grid *:gap-2">
            {relations.map((relation) => (
              <li key={relation.id}>
                <p>
                  <bdi>{nameOf(t, relation)}</bdi>
                </p>
                <div className="relation-acts">
                  <Button
                    variant="secondary"
                    aria-label={`${t("lessons:propose.button")}: ${nameOf(t, relation)}`}
                    onClick={() => propose(relation.id)}
                  >
                    {t("lessons:propose.button")}
                  </Button>
                  <ButtonLink
                    variant="quiet"
                    to={`?tab=lessons&relation=${relation.id}&month=${monthOf(new Date())}`}
                    aria-label={`${t("lessons:month.button")}: ${nameOf(t, relation)}`}
                  >
                    {t("lessons:month.button")}
                  </ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <CalendarAddress />
      {open && (
        <PartBoundary fallback={null}>
          <ProposeDialog
            side={side}
            relation={open}
            name={nameOf(t, open)}
            instead={readInstead(params)}
            onClose={() => propose(null)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
