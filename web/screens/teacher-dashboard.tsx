/** The teacher's own page after signing in: a greeting, and as tabs how it goes, requests, students, offers, notifications. */
import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { AccountLinks } from "#web/features/app-frame/account-links.tsx";
import { DashboardGreeting } from "#web/features/app-frame/dashboard-greeting.tsx";
import { DashboardTabs, overview } from "#web/features/app-frame/dashboard-tabs.tsx";
import { greetFirstVisit } from "#web/features/app-frame/greet-first-visit.ts";
import { askGuardAgain, guardRole } from "#web/features/app-frame/guard-role.ts";
import { loadNotificationList } from "#web/features/notifications/load-notification-list.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/teacher-dashboard";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  const [user] = await Promise.all([guardRole("teacher"), loadPageText(["relations"])]);
  return { user };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = askGuardAgain;

const TeacherRelations = lazy(() => import("#web/features/relations/teacher-lists.tsx"));
const NotificationList = lazy(loadNotificationList);

/** Fetched with its words when it is opened. */
const FindStudents = lazy(async () => {
  const [search] = await Promise.all([import("#web/features/search/find-students.tsx"), loadPageText(["search"])]);
  return search;
});
const StatisticsPanel = lazy(() => import("#web/features/statistics/statistics-panel.tsx"));

const TeacherStanding = lazy(async () => {
  await afterFirstView();
  const [standing] = await Promise.all([import("./teacher-dashboard/teacher-standing.tsx"), loadProfileText()]);
  return standing;
});

/** Each part comes when it is there; none waits for the other. */
function Overview() {
  return (
    <>
      <Suspense>
        <StatisticsPanel />
      </Suspense>
      <div className="dashboard">
        <Suspense fallback={<Skeleton shape="block" className="h-40" />}>
          <TeacherStanding />
        </Suspense>
        <AccountLinks />
      </div>
    </>
  );
}

/** The search, `?tab=find`, fills the page. */
function FindTab() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("app:teacher.findStudents")} noindex />
      <Suspense fallback={<CardSkeletons label={t("shell:splash")} />}>
        <FindStudents />
      </Suspense>
    </>
  );
}

export default function TeacherDashboard({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  useEffect(() => greetFirstVisit(t), [t]);
  if (params.get("tab") === "find") return <FindTab />;
  return (
    <>
      <PageHead title={t("app:teacher.title")} noindex />
      <DashboardGreeting user={user} />
      <DashboardTabs
        tabs={[
          { id: overview, label: t("relations:tabs.overview"), content: <Overview /> },
          {
            id: "requests",
            label: t("relations:tabs.studentRequests"),
            content: <TeacherRelations list="studentRequests" />,
          },
          { id: "students", label: t("relations:tabs.students"), content: <TeacherRelations list="myStudents" /> },
          { id: "sent", label: t("relations:tabs.sent"), content: <TeacherRelations list="requestedStudents" /> },
          {
            id: "notifications",
            label: t("relations:tabs.notifications"),
            content: <NotificationList side="teacher" />,
          },
        ]}
      />
    </>
  );
}
