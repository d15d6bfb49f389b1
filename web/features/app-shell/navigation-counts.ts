/** The navigation as the app shell draws it: the items of a role, and their counts. */
import { useQuery } from "@tanstack/react-query";
import { can } from "#contract/permissions.ts";
import type { Role } from "#contract/vocabulary.ts";
import { keys } from "#web/api/query-keys.ts";
import { useRelationCounts } from "#web/features/relations/queries.ts";
import { type NavItem, navItemsOf } from "./navigation.ts";

/** Counts by part name: what waits for the person (items sum these up), and the sizes of other lists. */
export type NavCounts = { waiting: Partial<Record<string, number>>; held: Partial<Record<string, number>> };

export type NavConfig = { placesOf: (role: Role) => readonly NavItem[]; useCounts: (role: Role) => NavCounts };

/** The unread count is fetched elsewhere; the bar shows the cached one. */
function useMemberCounts(role: Role): NavCounts {
  const { data: unread = 0 } = useQuery<number>({ queryKey: keys.unread, enabled: false });
  const { active = 0, received = 0, sent = 0 } = useRelationCounts(can(role, "member.account")) ?? {};
  return { waiting: { unread, received }, held: { active, sent } };
}

export const memberNav: NavConfig = { placesOf: navItemsOf, useCounts: useMemberCounts };
