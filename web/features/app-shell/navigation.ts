/** Navigation of a signed-in person: five items with their parts, for the bar, the rail and the strip, and which is open. */
import { Bell, GraduationCap, House, type LucideIcon, Search, UserRound, UsersRound } from "lucide-react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { isMember, type MemberRole, type Role } from "#contract/roles.ts";
import type { TextKey } from "#text/keys.ts";

/** How many entries of a person's lists wait for them, and how many are in the other lists. */
type Counted = "received" | "unread" | "active" | "sent";

export type NavLink = {
  path: string;
  /** Of the dashboard, as `tab` in the address. */
  tab?: string;
  label: TextKey;
  /** The name of its count. */
  counts?: string;
};

export type NavItem = {
  label: TextKey;
  icon: LucideIcon;
  /** The first is where the item itself leads. */
  parts: readonly [NavLink, ...NavLink[]];
  /** Prefixes of other addresses that belong to it. */
  also?: readonly string[];
};

const account: NavLink = { path: "/account-status", label: "app:parts.account" };

function partOf(role: MemberRole, tab: string | undefined, label: TextKey, counts?: Counted): NavLink {
  return { path: dashboardOf(role), tab, label, counts };
}

const profileOf = (role: MemberRole): NavLink => ({ path: `/${role}-profile-edit`, label: "app:parts.profile" });
const alertsOf = (role: MemberRole): NavItem => ({
  label: "app:places.alerts",
  icon: Bell,
  parts: [partOf(role, "notifications", "app:parts.notifications", "unread")],
});

const memberPlaces: Record<MemberRole, readonly NavItem[]> = {
  student: [
    { label: "app:places.home", icon: House, parts: [partOf("student", undefined, "app:places.home")] },
    {
      label: "app:places.find",
      icon: Search,
      parts: [
        partOf("student", "find", "shell:header.findTeachers"),
        partOf("student", "shortlist", "app:parts.shortlist"),
        partOf("student", "wishes", "app:parts.wishes"),
      ],
    },
    {
      label: "app:places.teachers",
      icon: GraduationCap,
      parts: [
        partOf("student", "teachers", "app:parts.teachers", "active"),
        partOf("student", "lessons", "app:parts.lessons"),
        partOf("student", "requests", "app:parts.requests", "sent"),
        partOf("student", "invitations", "app:parts.invitations", "received"),
        partOf("student", "claims", "app:parts.claims"),
      ],
    },
    alertsOf("student"),
    {
      label: "app:places.me",
      icon: UserRound,
      parts: [profileOf("student"), account],
      also: ["/student-phone-check"],
    },
  ],
  teacher: [
    { label: "app:places.home", icon: House, parts: [partOf("teacher", undefined, "app:places.home")] },
    { label: "app:places.find", icon: Search, parts: [partOf("teacher", "find", "app:teacher.findStudents")] },
    {
      label: "app:places.students",
      icon: UsersRound,
      parts: [
        partOf("teacher", "requests", "app:parts.studentRequests", "received"),
        partOf("teacher", "students", "app:parts.students", "active"),
        partOf("teacher", "lessons", "app:parts.lessons"),
        partOf("teacher", "sent", "app:parts.sent", "sent"),
        partOf("teacher", "reviews", "app:parts.reviews"),
      ],
      also: ["/student-profile/"],
    },
    alertsOf("teacher"),
    { label: "app:places.me", icon: UserRound, parts: [profileOf("teacher"), account] },
  ],
};

/** For office accounts in the members' shell; their other items are in the office's shell. */
const wayBack: readonly NavItem[] = [
  { label: "app:places.office", icon: House, parts: [{ path: "/admin", label: "app:places.office" }] },
  { label: "app:places.me", icon: UserRound, parts: [account] },
];

export const navItemsOf = (role: Role): readonly NavItem[] => (isMember(role) ? memberPlaces[role] : wayBack);

export const navLinkPath = ({ path, tab }: NavLink) => (tab === undefined ? path : `${path}?tab=${tab}`);

export function listNavPaths(places: readonly NavItem[]): string[] {
  return [...new Set(places.flatMap(({ parts }) => parts.map(({ path }) => path)))];
}

export type CurrentAddress = { pathname: string; search: string };

/** A dashboard shows its first part for an unknown tab, and so does this. */
function isAt(part: NavLink, { pathname, search }: CurrentAddress, tabs: readonly (string | undefined)[]): boolean {
  const tab = new URLSearchParams(search).get("tab") ?? undefined;
  return pathname === part.path && part.tab === (tabs.includes(tab) ? tab : undefined);
}

/** The open item, with its open part. */
export function findNavItem(places: readonly NavItem[], here: CurrentAddress) {
  const tabs = places.flatMap(({ parts }) => parts.map(({ tab }) => tab));
  const part = places.flatMap(({ parts }) => parts).find((one) => isAt(one, here, tabs));
  const place = places.find(
    ({ parts, also }) => parts.some((one) => one === part) || also?.some((start) => here.pathname.startsWith(start)),
  );
  return { place, part };
}
