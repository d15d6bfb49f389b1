/** The ways through an app, as its frame draws them: the places of a role, and the numbers that stand beside them. */
import { useQuery } from "@tanstack/react-query";
import { can } from "#contract/permissions.ts";
import type { Role } from "#contract/vocabulary.ts";
import { keys } from "#web/api/query-keys.ts";
import { useRelationCounts } from "#web/features/relations/queries.ts";
import { type NavItem, navItemsOf } from "./navigation.ts";

/** By the names that parts are counted by: what waits for the person, which places sum up, and what lists hold besides. */
export type NavCounts = { waiting: Partial<Record<string, number>>; held: Partial<Record<string, number>> };

export type NavConfig = { placesOf: (role: Role) => readonly NavItem[]; useCounts: (role: Role) => NavCounts };

/** The unread are asked for elsewhere; the bar shows what is known. */
function useMemberCounts(role: Role): NavCounts {
  const { data: unread = 0 } = useQuery<number>({ queryKey: keys.unread, enabled: false });
  const { active = 0, received = 0, sent = 0 } = useRelationCounts(can(role, "member.account")) ?? {};
  return { waiting: { unread, received }, held: { active, sent } };
}

export const memberNav: NavConfig = { placesOf: navItemsOf, useCounts: useMemberCounts };
