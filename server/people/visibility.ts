/** Who is there for whom, said once as SQL: people who are here, pairs of whom neither has blocked the other, relations that are open. */
import { type SQL, sql } from "drizzle-orm";
import { openStatuses, relationTransitions } from "#contract/relation-states.ts";
import type { accounts } from "#server/db/schema/accounts.ts";

/** Neither left nor suspended (R4.4, R11.1); `account` is the table or its alias. */
export function isHere(account: SQL | typeof accounts): SQL<boolean> {
  return sql<boolean>`(${account}.status = 'active' and ${account}.suspended_at is null)`;
}

/** Neither has blocked the other (R10.3); both are ids. */
export function notBlocked(one: SQL, other: SQL): SQL<boolean> {
  return sql<boolean>`not exists (select from blocks b
    where (b.blocker_id, b.blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;
}

/** The ids of those who blocked this person or were blocked by them, for a search that leaves them out by a list. */
export function blockedWith(id: SQL): SQL {
  return sql`select blocked_id from blocks where blocker_id = ${id} union select blocker_id from blocks where blocked_id = ${id}`;
}

/** Written out, not as parameters: only so can the index of open pairs serve. */
const open = sql.raw(openStatuses.map((status) => `'${status}'`).join(", "));

const learning = sql.raw(`'${relationTransitions.accept.to}'`);

/** Learning together now (R4.1), which is shown as active. */
export function isActive(relation: SQL): SQL<boolean> {
  return sql<boolean>`${relation}.status = ${learning}`;
}

/** Asked or learning together (R4.1); of a pair there is one such relation at most. */
export function isOpen(relation: SQL): SQL<boolean> {
  return sql<boolean>`${relation}.status in (${open})`;
}
