/** Navigation of the office, with each screen's permission (R6.2): five items with their parts, apart from `app-shell/navigation.ts` so that members do not load them. */
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Ellipsis, Inbox, IndianRupee, type LucideIcon, UsersRound } from "lucide-react";
import { can, type Permission } from "#contract/permissions.ts";
import type { Role } from "#contract/roles.ts";
import type { TextKey } from "#text/keys.ts";
import type { NavItem, NavLink } from "#web/features/app-shell/navigation.ts";
import type { NavConfig, NavCounts } from "#web/features/app-shell/navigation-counts.ts";
import { lengthsQuery } from "./queue-query.ts";

/** `permission`: of the screen. `ofOne`: of the page of one subject below it, if different. */
type OfficePart = NavLink & { permission: Permission; ofOne?: Permission };

type OfficePlace = Omit<NavItem, "parts"> & { parts: readonly OfficePart[] };

function part(path: string, permission: Permission, label: TextKey, more?: Partial<OfficePart>): OfficePart {
  return { path, permission, label, ...more };
}

/** `also`: pages of one subject. */
function place(label: TextKey, icon: LucideIcon, parts: OfficePlace["parts"], also?: NavItem["also"]): OfficePlace {
  return { label, icon, parts, also };
}

/** Parts are counted by the kinds of the queue. */
const officePlaces: readonly OfficePlace[] = [
  place("office:places.overview", ChartColumn, [part("/admin", "overview.read", "office:places.overview")]),
  place(
    "office:places.queue",
    Inbox,
    [
      part("/admin/queue", "queue.read", "office:parts.queue"),
      part("/admin/documents", "documents.read", "office:parts.documents", { counts: "document" }),
      part("/admin/reports", "reports.decide", "office:parts.reports", { counts: "report" }),
      part("/admin/reviews", "reviews.hide", "office:parts.reviews", { counts: "review" }),
      part("/admin/letters", "letters.read", "office:parts.letters", { counts: "letter" }),
      part("/admin/appeals", "appeals.decide", "office:parts.appeals", { counts: "appeal" }),
    ],
    ["/admin/documents/", "/admin/reports/", "/admin/letters/", "/admin/appeals/"],
  ),
  place(
    "office:places.people",
    UsersRound,
    [part("/admin/people", "accounts.read", "office:places.people", { ofOne: "accounts.glance" })],
    ["/admin/people/"],
  ),
  place(
    "office:places.money",
    IndianRupee,
    [
      part("/admin/claims", "claims.decide", "office:parts.claims", { counts: "claim" }),
      part("/admin/fees", "fees.mark", "office:parts.fees"),
    ],
    ["/admin/claims/"],
  ),
  place("office:places.more", Ellipsis, [
    part("/admin/audit", "audit.read", "office:parts.audit"),
    part("/admin/settings", "settings.change", "office:parts.settings"),
    part("/admin/intro-videos", "videos.edit", "outreach:parts.videos"),
    part("/admin/indexnow", "indexnow.submit", "outreach:parts.indexnow"),
    part("/admin/second-factor", "office.enter", "office:parts.secondFactor"),
    part("/account-status", "office.enter", "app:parts.account"),
  ]),
];

/** The permission of an office address. */
export function permissionAt(pathname: string): Permission {
  const parts = officePlaces.flatMap((one) => one.parts);
  const above = parts.find(({ path }) => path !== "/admin" && pathname.startsWith(`${path}/`));
  const exact = parts.find(({ path }) => path === pathname);
  return exact?.permission ?? above?.ofOne ?? above?.permission ?? "office.enter";
}

/** The navigation of a role: the parts that it may open, and no item without any. */
function officePlacesOf(role: Role): readonly NavItem[] {
  return officePlaces.flatMap(({ parts, ...place }) => {
    const [first, ...others] = parts.filter(({ permission }) => can(role, permission));
    return first === undefined ? [] : [{ ...place, parts: [first, ...others] as const }];
  });
}

/** The first office page of a role. */
export const firstPathOf = (role: Role): string => officePlacesOf(role)[0]?.parts[0].path ?? "/";

/** By the kinds of the queue. The list of all of them holds what its parts count, which items sum up already. */
function useQueueCounts(): NavCounts {
  const { data = [] } = useQuery(lengthsQuery);
  const waiting = Object.fromEntries(data.map((length) => [length.kind, length.waiting]));
  return { waiting, held: {} };
}

/** The office's navigation items with the queue lengths beside them, always visible. */
export const officeNav: NavConfig = { placesOf: officePlacesOf, useCounts: useQueueCounts };
