/** The student's own place after signing in, by `?tab=`: the home, the search, the lists, what was told, and the first walk. */
import { useSearchParams } from "react-router";
import type { User } from "#contract/me.ts";
import { loadFirstView } from "#web/api/load-first-view.ts";
import { AppShell } from "#web/features/app-frame/app-shell.tsx";
import { DashboardTabs, overview } from "#web/features/app-frame/dashboard-tabs.tsx";
import { askGuardAgain, guardPermission, guardsAtHydration } from "#web/features/app-frame/guard-permission.ts";
import { loadNotificationList } from "#web/features/notifications/load-notification-list.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { relationCountsQuery } from "#web/features/relations/queries.ts";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useFirstVisit } from "#web/features/welcome/first-visit.ts";
import { walkTab } from "#web/features/welcome/use-walk.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { type PageHandle, pageContext } from "#web/page.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/student-dashboard";
import { homeQueries } from "./student-dashboard/home-queries.ts";

const text: PageGroup[] = ["relations", "guarantee", "questions", "lessons"];

export const handle: PageHandle = { kind: "app", text };

/** Apart from the other tabs, whose first view does without it. */
const StudentHome = lazyPart(() => import("./student-dashboard/student-home.tsx"));

/** The other tabs are drawn by the browser, in a frame that stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const isHome = !new URL(request.url).searchParams.has("tab");
  // Once it is here it is drawn at once: the server's HTML has all of it.
  if (isHome) await StudentHome.fetch();
  return loadFirstView(page, "student.account", isHome ? homeQueries : [relationCountsQuery]);
}

export async function clientLoader() {
  const [user] = await Promise.all([guardPermission("student.account"), loadPageText(text)]);
  return { user };
}
clientLoader.hydrate = guardsAtHydration;

export const shouldRevalidate = askGuardAgain;

const StudentRelations = lazyPart(() => import("#web/features/relations/student-lists.tsx"));
const ClaimList = lazyPart(() => import("#web/features/guarantee/claim-list.tsx"));
/** With the account of a month, which the address opens. */
const Lessons = lazyPart(async () => {
  const [lessons] = await Promise.all([import("#web/features/lessons/lessons-tab.tsx"), loadPageText(["lessons"])]);
  return lessons;
});
const NotificationList = lazyPart(loadNotificationList);

/** Fetched with its words when it is opened. */
const FindTeachers = lazyPart(async () => {
  const [search] = await Promise.all([import("#web/features/search/find-teachers.tsx"), loadPageText(["search"])]);
  return search;
});
const SimilarTab = lazyPart(async () => {
  const [tab] = await Promise.all([import("./student-dashboard/similar-tab.tsx"), loadPageText(["search"])]);
  return tab;
});
const WishList = lazyPart(async () => {
  const [list] = await Promise.all([import("#web/features/search/wish-list.tsx"), loadPageText(["search"])]);
  return list;
});
const Shortlist = lazyPart(async () => {
  const [list] = await Promise.all([import("#web/features/search/shortlist.tsx"), loadPageText(["search", "compare"])]);
  return list;
});
const StudentWalk = lazyPart(async () => {
  const [walk] = await Promise.all([
    import("#web/features/welcome/student-walk.tsx"),
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
      <PageHead title={t("shell:header.findTeachers")} noindex />
      <PartBoundary fallback={<CardSkeletons label={t("shell:splash")} />}>
        <FindTeachers />
      </PartBoundary>
    </>
  );
}

export default function StudentDashboard({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <AppShell /> : <Tabs user={loaderData.user} />;
}

function Tabs({ user }: { user: User }) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const tab = params.get("tab");
  useFirstVisit();
  if (tab === "find") return <FindTab />;
  if (tab === walkTab)
    return (
      <PartBoundary fallback={<Skeleton shape="block" className="h-96" />}>
        <StudentWalk />
      </PartBoundary>
    );
  return (
    <>
      <PageHead title={t("app:student.title")} noindex />
      <DashboardTabs
        tabs={[
          { id: overview, label: t("app:places.home"), content: <StudentHome user={user} /> },
          { id: "teachers", label: t("app:parts.teachers"), content: <StudentRelations list="myTeachers" /> },
          { id: "lessons", label: t("app:parts.lessons"), content: <Lessons side="student" /> },
          {
            id: "requests",
            label: t("app:parts.requests"),
            content: <StudentRelations list="requestedTeachers" />,
          },
          {
            id: "invitations",
            label: t("app:parts.invitations"),
            content: <StudentRelations list="teacherRequests" />,
          },
          { id: "similar", label: t("questions:similar.title"), content: <SimilarTab /> },
          { id: "shortlist", label: t("app:parts.shortlist"), content: <Shortlist /> },
          { id: "wishes", label: t("app:parts.wishes"), content: <WishList /> },
          { id: "claims", label: t("app:parts.claims"), content: <ClaimList /> },
          {
            id: "notifications",
            label: t("app:parts.notifications"),
            content: <NotificationList side="student" />,
          },
        ]}
      />
    </>
  );
}
