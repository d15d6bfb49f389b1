/** Where a signed-in person can go: the entries of the navigation, only those that exist. */
import { IdCard, LayoutDashboard, type LucideIcon, Search, UserRound } from "lucide-react";
import type { MemberRole, Role } from "#contract/vocabulary.ts";
import type { TextKey } from "#text/keys.ts";
import { dashboardOf } from "#web/dashboard-of.ts";

export type Place = {
  path: string;
  /** Of the dashboard, as `tab` in the address. */
  tab?: string;
  label: TextKey;
  icon: LucideIcon;
  /** Documents are page loads of their own, in the reader's language. */
  kind: "app" | "document";
};

const account: Place = {
  path: "/account-status",
  label: "app:account",
  icon: UserRound,
  kind: "app",
};
const profileOf = (role: MemberRole): Place => ({
  path: `/${role}-profile-edit`,
  label: "app:profile",
  icon: IdCard,
  kind: "app",
});
const overviewOf = (role: Role): Place => ({
  path: dashboardOf(role),
  label: "app:overview",
  icon: LayoutDashboard,
  kind: "app",
});
const findOf = (role: Role, label: TextKey): Place => ({
  path: dashboardOf(role),
  tab: "find",
  label,
  icon: Search,
  kind: "app",
});

export const placesOf: Record<Role, readonly Place[]> = {
  student: [overviewOf("student"), findOf("student", "shell:header.findTeachers"), profileOf("student"), account],
  teacher: [overviewOf("teacher"), findOf("teacher", "app:teacher.findStudents"), profileOf("teacher"), account],
  admin: [account],
};
