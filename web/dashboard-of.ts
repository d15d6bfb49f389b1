/** Where a signed-in person is at home (section 6): the role decides. */
import type { Role } from "#contract/vocabulary.ts";

const dashboards: Record<Role, string> = {
  student: "/student-dashboard",
  teacher: "/teacher-dashboard",
  admin: "/admin",
};

export function dashboardOf(role: Role): string {
  return dashboards[role];
}
