/** The first tab of the student's dashboard, most important first: pending answers, own teachers, open requests, a matching search; then missing profile parts. */

import { useQuery } from "@tanstack/react-query";
import { Search, Sprout } from "lucide-react";
import type { ReactNode } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { User } from "#contract/me.ts";
import type { TeacherRelation } from "#contract/relations.ts";
import type { StudentProfile } from "#contract/students.ts";
import { formatList } from "#text/format.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { DashboardGreeting } from "#web/features/app-shell/dashboard-greeting.tsx";
import WaitingLessons from "#web/features/lessons/waiting-lessons.tsx";
import { onboardingAddress } from "#web/features/onboarding/use-onboarding.ts";
import { OpenQuestions } from "#web/features/questions/open-questions.tsx";
import { ContactShortcuts } from "#web/features/relations/contact-details.tsx";
import { nameOf } from "#web/features/relations/name-of.ts";
import { RelationActs } from "#web/features/relations/relation-acts.tsx";
import { daysLeft } from "#web/features/relations/relation-body.tsx";
import { RelationLine, RelationLines } from "#web/features/relations/relation-lines.tsx";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { offersQuery, studentRequestsQuery, teachersQuery } from "./home-queries.ts";

/** Loaded with its texts when a request stays unanswered. */
const SimilarTeachers = lazyPart(async () => {
  const [similar] = await Promise.all([import("#web/features/search/similar-teachers.tsx"), loadPageText(["search"])]);
  return similar;
});

const popular = ["mathematics", "science", "physics", "english", "accountancy", "computer_science"] as const;

const find = `${dashboardOf("student")}?tab=find`;

export default function StudentHome({ user }: { user: User }) {
  const { t } = useLanguage();
  const { data: profile } = useQuery(studentProfileQuery);
  const offers = useQuery(offersQuery);
  const teachers = useQuery(teachersQuery);
  const requests = useQuery(studentRequestsQuery);
  const failed = [offers, teachers, requests].filter(({ data, error }) => data === undefined && error);
  return (
    <div className="home-page grid gap-4 content-start min-w-0">
      <DashboardGreeting user={user} photo={profile?.photo ?? null} />
      <div className="home grid gap-4 content-start min-w-0">
        <div className="home-main empty:hidden">
          {failed[0]?.error && (
            <LoadFailed
              title={t("relations:failed.title")}
              error={failed[0].error}
              busy={failed.some(({ isFetching }) => isFetching)}
              onRetry={() => failed.map(({ refetch }) => refetch())}
            />
          )}
          <RelationLines
            id="home-offers"
            title={(count) => t("relations:home.offers", { count })}
            to="?tab=invitations"
            query={offers}
            line={(relation) => (
              <TeacherLine relation={relation}>
                <RelationActs relation={relation} side="student" />
              </TeacherLine>
            )}
            urgent
          />
          <PartBoundary inFirstView>
            <WaitingLessons side="student" />
          </PartBoundary>
          <OpenQuestions side="student" />
          <RelationLines
            id="home-teachers"
            title={() => t("app:parts.teachers")}
            to="?tab=teachers"
            query={teachers}
            line={(relation) => (
              <TeacherLine
                relation={relation}
                end={<ContactShortcuts phone={relation.teacher.phone} name={nameOf(t, relation)} />}
              />
            )}
          />
          <RelationLines
            id="home-requests"
            title={(count) => t("relations:home.requests", { count })}
            to="?tab=requests"
            query={requests}
            line={(relation) => <TeacherLine relation={relation} note={daysLeft(t, relation)} />}
          />
          <Instead requests={requests.data?.items} />
        </div>
        <div className="home-side grid gap-4 content-start min-w-0">
          <SearchCard profile={profile} />
          {profile !== undefined && <NextStep profile={profile} />}
        </div>
      </div>
    </div>
  );
}

/** After two days without an answer, three other teachers (R10.4): for the oldest such request. */
function Instead({ requests = [] }: { requests: TeacherRelation[] | undefined }) {
  const { t } = useLanguage();
  const silent = requests.findLast(({ similarOffered }) => similarOffered);
  if (silent === undefined) return null;
  const { id, subjects } = silent.teacher;
  return (
    <Card as="section" aria-labelledby="home-similar" className="home-part">
      <h2 id="home-similar">{t("questions:similar.silent", { name: nameOf(t, silent) })}</h2>
      <PartBoundary>
        <SimilarTeachers id={id} subjects={subjects} />
      </PartBoundary>
    </Card>
  );
}

type TeacherLineProps = {
  relation: TeacherRelation;
  note?: string;
  end?: ReactNode;
  children?: ReactNode;
};

function TeacherLine({ relation, note, end, children }: TeacherLineProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const { id, photo, subjects, areaName, listed } = relation.teacher;
  const taught = formatList(
    language,
    subjects.slice(0, 2).map((subject) => subjectName(t, subject)),
  );
  return (
    <RelationLine
      relation={relation}
      photo={photo}
      {...(listed && { to: address(`/teacher-profile/${id}`) })}
      note={note ?? [taught, areaName].filter(Boolean).join(" · ")}
      end={end}
    >
      {children}
    </RelationLine>
  );
}

/** The student's subjects are searched for; without a profile, frequent ones. */
function SearchCard({ profile }: { profile: StudentProfile | undefined }) {
  const { language, t } = useLanguage();
  const own = profile?.subjects ?? [];
  const words = own.slice(0, 3).map((subject) => subjectName(t, subject));
  const grade = profile?.grade;
  return (
    <Card as="section" aria-labelledby="find" className="home-part">
      <h2 id="find">{t("app:student.findTeachers")}</h2>
      <p>
        {own.length === 0
          ? t("app:student.findBody")
          : t("app:student.findOwn", {
              wishes: [formatList(language, words), grade && gradeName(t, grade)].filter(Boolean).join(" · "),
            })}
      </p>
      <ul className="flex flex-wrap gap-2" aria-label={t(own.length === 0 ? "app:student.popular" : "app:student.own")}>
        {(own.length === 0 ? popular : own).slice(0, 6).map((subject) => (
          <li key={subject}>
            <ChipLink to={`${find}&subjects=${encodeURIComponent(subject)}`}>{subjectName(t, subject)}</ChipLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={find} icon={<Search aria-hidden="true" />}>
        {t("shell:header.findTeachers")}
      </ButtonLink>
    </Card>
  );
}

/** Profile parts that onboarding asked for and did not get. */
function NextStep({ profile }: { profile: StudentProfile }) {
  const { t } = useLanguage();
  const { grade, subjects, location, preferredDays } = profile;
  if (grade !== null && subjects.length > 0 && location !== null && preferredDays.length > 0) return null;
  return (
    <Card as="section" aria-labelledby="next-step" className="home-part">
      <h2 id="next-step">{t("app:student.profileTitle")}</h2>
      <p>{t("app:student.profileBody")}</p>
      <ButtonLink variant="secondary" to={onboardingAddress()} icon={<Sprout aria-hidden="true" />}>
        {t("app:completeProfile")}
      </ButtonLink>
    </Card>
  );
}
