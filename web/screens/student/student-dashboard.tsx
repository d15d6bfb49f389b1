/** The student's dashboard, by `?tab=`. */
import { askGuardAgain, guardsAtHydration } from "#web/features/app-shell/guard-permission.ts";
import { profileText } from "#web/features/profiles/load-profile-text.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";
import { partWithText } from "#web/i18n/part-with-text.ts";
import type { PageHandle } from "#web/page.ts";
import {
  DashboardPage,
  dashboardClientLoader,
  dashboardLoader,
  LessonsTab,
  NotificationsTab,
} from "#web/screens/dashboard/dashboard-page.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import type { Route } from "./+types/student-dashboard";
import { studentHomeQueries } from "./student-dashboard/home-queries.ts";

const text: PageGroup[] = ["relations", "guarantee", "questions", "lessons"];

export const handle: PageHandle = { kind: "app", text };

/** Apart from the other tabs, whose first view does without it. */
const StudentHome = lazyPart(() => import("./student-dashboard/student-home.tsx"));

export const loader = dashboardLoader("student.account", StudentHome, studentHomeQueries);

export const clientLoader = Object.assign(dashboardClientLoader("student.account", text), {
  hydrate: guardsAtHydration,
});

export const shouldRevalidate = askGuardAgain;

const StudentRelations = lazyPart(() => import("#web/features/relations/student-lists.tsx"));
const ClaimList = lazyPart(() => import("#web/features/guarantee/claim-list.tsx"));
const FindTeachers = partWithText(() => import("#web/features/search/find-teachers.tsx"), ["search"]);
const SimilarTab = partWithText(() => import("./student-dashboard/similar-tab.tsx"), ["search"]);
const WishList = partWithText(() => import("#web/features/search/wish-list.tsx"), ["search"]);
const Shortlist = partWithText(() => import("#web/features/search/shortlist.tsx"), ["search", "compare"]);
const StudentWalk = partWithText(
  () => import("#web/features/onboarding/student-onboarding.tsx"),
  [...profileText, "welcome"],
);

export default function StudentDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardPage
      user={loaderData?.user}
      title="app:student.title"
      Home={StudentHome}
      find={{ title: "shell:header.findTeachers", Content: FindTeachers }}
      Onboarding={StudentWalk}
      tabs={[
        { id: "teachers", label: "app:parts.teachers", content: <StudentRelations list="myTeachers" /> },
        { id: "lessons", label: "app:parts.lessons", content: <LessonsTab side="student" /> },
        { id: "requests", label: "app:parts.requests", content: <StudentRelations list="requestedTeachers" /> },
        { id: "invitations", label: "app:parts.invitations", content: <StudentRelations list="teacherRequests" /> },
        { id: "similar", label: "questions:similar.title", content: <SimilarTab /> },
        { id: "shortlist", label: "app:parts.shortlist", content: <Shortlist /> },
        { id: "wishes", label: "app:parts.wishes", content: <WishList /> },
        { id: "claims", label: "app:parts.claims", content: <ClaimList /> },
        { id: "notifications", label: "app:parts.notifications", content: <NotificationsTab side="student" /> },
      ]}
    />
  );
}
