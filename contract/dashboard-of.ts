/** The dashboard of a signed-in person (section 6): the role decides. Other pages of the office are below it. */
import { isMember, type Role } from "./roles.ts";

export function dashboardOf(role: Role): string {
  return isMember(role) ? `/${role}-dashboard` : "/admin";
}

/** Whether a path is the role's dashboard, or below it. */
export function isAtDashboard(role: Role, path: string): boolean {
  return `${path}/`.startsWith(`${dashboardOf(role)}/`);
}
