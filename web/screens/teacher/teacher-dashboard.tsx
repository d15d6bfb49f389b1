/** The teacher's dashboard, by `?tab=`. */
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
import type { Route } from "./+types/teacher-dashboard";
import { teacherHomeQueries } from "./teacher-dashboard/home-queries.ts";

const text: PageGroup[] = ["relations", "questions", "lessons", "profiles", "locations", "welcome"];

export const handle: PageHandle = { kind: "app", text };

/** Apart from the other tabs, whose first view does without it. */
const TeacherHome = lazyPart(() => import("./teacher-dashboard/teacher-home.tsx"));

export const loader = dashboardLoader("teacher.account", TeacherHome, teacherHomeQueries);

export const clientLoader = Object.assign(dashboardClientLoader("teacher.account", text), {
  hydrate: guardsAtHydration,
});

export const shouldRevalidate = askGuardAgain;

const TeacherRelations = lazyPart(() => import("#web/features/relations/teacher-lists.tsx"));
/** With the texts of a teacher's page, which shows the same reviews. */
const ReceivedReviews = partWithText(
  () => import("#web/features/reviews/received-reviews.tsx"),
  ["reviews", "profiles", "validation"],
);
const FindStudents = partWithText(() => import("#web/features/search/find-students.tsx"), ["search"]);
const TeacherWalk = partWithText(
  () => import("#web/features/onboarding/teacher-onboarding.tsx"),
  [...profileText, "welcome"],
);

export default function TeacherDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardPage
      user={loaderData?.user}
      title="app:teacher.title"
      Home={TeacherHome}
      find={{ title: "app:teacher.findStudents", Content: FindStudents }}
      Onboarding={TeacherWalk}
      tabs={[
        { id: "requests", label: "app:parts.studentRequests", content: <TeacherRelations list="studentRequests" /> },
        { id: "students", label: "app:parts.students", content: <TeacherRelations list="myStudents" /> },
        { id: "lessons", label: "app:parts.lessons", content: <LessonsTab side="teacher" /> },
        { id: "sent", label: "app:parts.sent", content: <TeacherRelations list="requestedStudents" /> },
        { id: "reviews", label: "app:parts.reviews", content: <ReceivedReviews /> },
        { id: "notifications", label: "app:parts.notifications", content: <NotificationsTab side="teacher" /> },
      ]}
    />
  );
}
