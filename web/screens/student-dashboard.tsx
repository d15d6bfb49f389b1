/** The student's own page after signing in: a greeting, and as tabs what is left to do, teachers, requests, offers, notifications. */
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { User } from "#contract/me.ts";
import type { Subject } from "#contract/vocabulary.ts";
import { AccountLinks } from "#web/features/app-frame/account-links.tsx";
import { DashboardGreeting, ProfileCall } from "#web/features/app-frame/dashboard-greeting.tsx";
import { DashboardTabs, overview } from "#web/features/app-frame/dashboard-tabs.tsx";
import { greetFirstVisit } from "#web/features/app-frame/greet-first-visit.ts";
import { askGuardAgain, guardRole } from "#web/features/app-frame/guard-role.ts";
import { loadNotificationList } from "#web/features/notifications/load-notification-list.ts";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { subjectName } from "#web/i18n/subject-name.ts";
import type { PageHandle } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import type { Route } from "./+types/student-dashboard";

export const handle: PageHandle = { kind: "app" };

const popular: readonly Subject[] = ["mathematics", "science", "physics", "english", "accountancy", "computer_science"];

export async function clientLoader() {
  const [user] = await Promise.all([guardRole("student"), loadPageText(["relations"])]);
  return { user };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = askGuardAgain;

const StudentRelations = lazy(() => import("#web/features/relations/student-lists.tsx"));
const NotificationList = lazy(loadNotificationList);

/** Fetched with its words when it is opened. */
const FindTeachers = lazy(async () => {
  const [search] = await Promise.all([import("#web/features/search/find-teachers.tsx"), loadPageText(["search"])]);
  return search;
});

const find = "/student-dashboard?tab=find";

function FindTeachersCard() {
  const { t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="find" className="find-teachers">
      <h2 id="find" className="text-lg font-bold">
        {t("app:student.findTeachers")}
      </h2>
      <p>{t("app:student.findBody")}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t("app:student.popular")}>
        {popular.map((subject) => (
          <li key={subject}>
            <ChipLink to={`${find}&subjects=${subject}`}>{subjectName(t, subject)}</ChipLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={find} icon={<Search aria-hidden="true" />}>
        {t("shell:header.findTeachers")}
      </ButtonLink>
    </Card>
  );
}

function Overview({ user }: { user: User }) {
  const { t } = useLanguage();
  return (
    <div className="dashboard">
      <FindTeachersCard />
      <ProfileCall user={user} title={t("app:student.profileTitle")} body={t("app:student.profileBody")} />
      <AccountLinks />
    </div>
  );
}

/** The search, `?tab=find`, fills the page. */
function FindTab() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("shell:header.findTeachers")} noindex />
      <Suspense fallback={<CardSkeletons label={t("shell:splash")} />}>
        <FindTeachers />
      </Suspense>
    </>
  );
}

export default function StudentDashboard({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  useEffect(() => greetFirstVisit(t), [t]);
  if (params.get("tab") === "find") return <FindTab />;
  return (
    <>
      <PageHead title={t("app:student.title")} noindex />
      <DashboardGreeting user={user} />
      <DashboardTabs
        tabs={[
          { id: overview, label: t("relations:tabs.overview"), content: <Overview user={user} /> },
          { id: "teachers", label: t("relations:tabs.teachers"), content: <StudentRelations list="myTeachers" /> },
          {
            id: "requests",
            label: t("relations:tabs.requests"),
            content: <StudentRelations list="requestedTeachers" />,
          },
          {
            id: "invitations",
            label: t("relations:tabs.invitations"),
            content: <StudentRelations list="teacherRequests" />,
          },
          {
            id: "notifications",
            label: t("relations:tabs.notifications"),
            content: <NotificationList side="student" />,
          },
        ]}
      />
    </>
  );
}
