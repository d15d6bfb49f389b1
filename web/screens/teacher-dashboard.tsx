/** The teacher's own place after signing in, by `?tab=`: the home, the search, the lists, what was told, and the first walk. */
import { useSearchParams } from "react-router";
import { DashboardTabs, overview } from "#web/features/app-frame/dashboard-tabs.tsx";
import { askGuardAgain, guardRole } from "#web/features/app-frame/guard-role.ts";
import { awaitHome } from "#web/features/app-frame/take-over.ts";
import { loadNotificationList } from "#web/features/notifications/load-notification-list.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { HomeShape } from "#web/features/relations/home-shape.tsx";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useFirstVisit } from "#web/features/welcome/first-visit.ts";
import { walkTab } from "#web/features/welcome/use-walk.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import type { PageHandle } from "#web/page.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/teacher-dashboard";

export const handle: PageHandle = { kind: "app" };

const TeacherHome = lazyPart(async () => {
  const [home] = await Promise.all([
    import("./teacher-dashboard/teacher-home.tsx"),
    loadProfileText(),
    loadPageText(["welcome"]),
  ]);
  return home;
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // The home is on its way while the guard asks; the other tabs do without it.
  if (!new URL(request.url).searchParams.has("tab")) TeacherHome.fetch().catch(() => undefined);
  const [user] = await Promise.all([
    guardRole("teacher"),
    loadPageText(["relations", "questions"]),
    awaitHome(TeacherHome.fetch),
  ]);
  return { user };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = askGuardAgain;

const TeacherRelations = lazyPart(() => import("#web/features/relations/teacher-lists.tsx"));
/** With the words of a teacher's page, where the same reviews stand. */
const ReceivedReviews = lazyPart(async () => {
  const [received] = await Promise.all([
    import("#web/features/reviews/received-reviews.tsx"),
    loadPageText(["reviews", "profiles", "validation"]),
  ]);
  return received;
});
/** With the account of a month, which the address opens. */
const Lessons = lazyPart(async () => {
  const [lessons] = await Promise.all([import("#web/features/lessons/lessons-tab.tsx"), loadPageText(["lessons"])]);
  return lessons;
});
const NotificationList = lazyPart(loadNotificationList);

/** Fetched with its words when it is opened. */
const FindStudents = lazyPart(async () => {
  const [search] = await Promise.all([import("#web/features/search/find-students.tsx"), loadPageText(["search"])]);
  return search;
});
const TeacherWalk = lazyPart(async () => {
  const [walk] = await Promise.all([
    import("#web/features/welcome/teacher-walk.tsx"),
    loadProfileText(),
    loadPageText(["welcome"]),
  ]);
  return walk;
});

/** The search, `?tab=find`, fills the page. */
function FindTab() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("app:teacher.findStudents")} noindex />
      <PartBoundary fallback={<CardSkeletons label={t("shell:splash")} />}>
        <FindStudents />
      </PartBoundary>
    </>
  );
}

export default function TeacherDashboard({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const tab = params.get("tab");
  useFirstVisit();
  if (tab === "find") return <FindTab />;
  if (tab === walkTab)
    return (
      <PartBoundary fallback={<Skeleton shape="block" className="h-96" />}>
        <TeacherWalk />
      </PartBoundary>
    );
  return (
    <>
      <PageHead title={t("app:teacher.title")} noindex />
      <DashboardTabs
        tabs={[
          {
            id: overview,
            label: t("app:places.home"),
            content: <TeacherHome user={user} />,
            shape: <HomeShape figures />,
          },
          {
            id: "requests",
            label: t("app:parts.studentRequests"),
            content: <TeacherRelations list="studentRequests" />,
          },
          { id: "students", label: t("app:parts.students"), content: <TeacherRelations list="myStudents" /> },
          { id: "lessons", label: t("app:parts.lessons"), content: <Lessons side="teacher" /> },
          { id: "sent", label: t("app:parts.sent"), content: <TeacherRelations list="requestedStudents" /> },
          { id: "reviews", label: t("app:parts.reviews"), content: <ReceivedReviews /> },
          {
            id: "notifications",
            label: t("app:parts.notifications"),
            content: <NotificationList side="teacher" />,
          },
        ]}
      />
    </>
  );
}
