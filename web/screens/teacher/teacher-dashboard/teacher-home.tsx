/** The first tab of the teacher's dashboard: missing parts before the page is listed; then requests to answer, today, the status, and last the figures. */

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { day as dayLength } from "#contract/durations.ts";
import type { User } from "#contract/me.ts";
import type { StudentRelation } from "#contract/relations.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import { weekdayOf } from "#contract/time-zone.ts";
import { formatList, formatSpan } from "#text/format.ts";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { DashboardGreeting } from "#web/features/app-shell/dashboard-greeting.tsx";
import WaitingLessons from "#web/features/lessons/waiting-lessons.tsx";
import { OpenQuestions } from "#web/features/questions/open-questions.tsx";
import { FiguresShape, PartShape } from "#web/features/relations/home-skeleton.tsx";
import { RelationActs } from "#web/features/relations/relation-acts.tsx";
import { daysLeft } from "#web/features/relations/relation-body.tsx";
import { RelationLine, RelationLines } from "#web/features/relations/relation-lines.tsx";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Card } from "#web/ui/card.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { WhenNear } from "#web/ui/when-near.tsx";
import { teacherRequestsQuery } from "./home-queries.ts";
import { TeacherStanding } from "./teacher-standing.tsx";

const StatisticsPanel = lazyPart(() => import("#web/features/statistics/statistics-panel.tsx"));

/** Far down: loaded when near the viewport. */
const DemandPanel = lazyPart(async () => {
  const [panel] = await Promise.all([import("#web/features/statistics/demand-panel.tsx"), loadPageText(["demand"])]);
  return panel;
});

export default function TeacherHome({ user }: { user: User }) {
  const { t } = useLanguage();
  const own = useQuery(teacherProfileQuery);
  const requests = useQuery(teacherRequestsQuery);
  const profile = own.data;
  const failed = [own, requests].filter(({ data, error }) => data === undefined && error);
  const standing = profile && <TeacherStanding profile={profile} />;
  return (
    <div className="home-page grid gap-4 content-start min-w-0">
      <DashboardGreeting user={user} photo={profile?.photo ?? null} />
      {failed[0]?.error && (
        <LoadFailed
          title={t("relations:failed.title")}
          error={failed[0].error}
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.map(({ refetch }) => refetch())}
        />
      )}
      <div className="home grid gap-4 content-start min-w-0">
        <div className="home-main empty:hidden">
          {profile?.listed === false && standing}
          <RelationLines
            id="home-requests"
            title={(count) => t("relations:home.toAnswer", { count })}
            to="?tab=requests"
            query={requests}
            line={(relation) => <StudentLine relation={relation} />}
            urgent
          />
          <PartBoundary inFirstView>
            <WaitingLessons side="teacher" />
          </PartBoundary>
          <OpenQuestions side="teacher" />
          {profile?.listed && <Today profile={profile} />}
        </div>
        {(profile?.listed || own.isPending) && (
          <div className="home-side grid gap-4 content-start min-w-0">{standing ?? <PartShape />}</div>
        )}
      </div>
      {own.isPending && <FiguresShape />}
      {profile?.listed && (
        <PartBoundary fallback={<FiguresShape />}>
          <StatisticsPanel />
        </PartBoundary>
      )}
      {profile && (
        <WhenNear>
          <PartBoundary fallback={<PartShape />}>
            <DemandPanel />
          </PartBoundary>
        </WhenNear>
      )}
    </div>
  );
}

function StudentLine({ relation }: { relation: StudentRelation }) {
  const { language, t } = useLanguage();
  const { photo, grade, subjects, areaName } = relation.student;
  const wished = formatList(
    language,
    subjects.slice(0, 2).map((subject) => subjectName(t, subject)),
  );
  return (
    <RelationLine
      relation={relation}
      photo={photo}
      note={[grade && gradeName(t, grade), wished, areaName, daysLeft(t, relation)].filter(Boolean).join(" · ")}
    >
      <RelationActs relation={relation} side="teacher" />
    </RelationLine>
  );
}

/** The free hours of today and tomorrow, from the weekly plan, in the place's time zone. */
function Today({ profile }: { profile: TeacherProfile }) {
  const { language, t } = useLanguage();
  const now = new Date();
  const shown = [
    { label: t("relations:home.today"), day: weekdayOf(now) },
    { label: t("relations:home.tomorrow"), day: weekdayOf(new Date(now.getTime() + dayLength)) },
  ];
  const hoursOf = (day: string) => profile.availability.filter((slot) => slot.day === day);
  return (
    <Card as="section" aria-labelledby="home-today" className="home-part">
      <div className="flex items-baseline justify-between gap-x-4 gap-y-1 w-full [&>.link]:flex-none [&>.link]:py-2.5 [&>.link]:-my-2.5">
        <h2 id="home-today">{t("relations:home.hours")}</h2>
        <Link className="link" to="/teacher-profile-edit#week" aria-describedby="home-today">
          {t("relations:home.changeHours")}
        </Link>
      </div>
      <dl className="grid gap-3 [&_dt]:font-bold [&_dt>span]:font-normal">
        {shown.map(({ label, day }) => (
          <div key={day}>
            <dt>
              {label} <span className="text-slate">{t(`vocabulary:days.${day}`)}</span>
            </dt>
            <dd>
              {hoursOf(day).length === 0 ? (
                <span className="text-slate">{t("relations:home.noHours")}</span>
              ) : (
                <ul className="home-hours flex flex-wrap gap-1.5 [&>.badge]:text-sm">
                  {hoursOf(day).map((slot) => (
                    <li key={slot.startTime} className="badge bg-leaf-wash text-leaf">
                      {t("relations:home.slot", formatSpan(language, slot))}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
