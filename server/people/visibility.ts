/** Visibility between people as SQL: active accounts, pairs without a block, open relations. */
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

/** Ids of those who blocked this person or were blocked by them, for a search that excludes a list. */
export function blockedWith(id: SQL): SQL {
  return sql`select blocked_id from blocks where blocker_id = ${id} union select blocker_id from blocks where blocked_id = ${id}`;
}

/** Literals, not parameters: only so is the index of open pairs used. */
const open = sql.raw(openStatuses.map((status) => `'${status}'`).join(", "));

const learning = sql.raw(`'${relationTransitions.accept.to}'`);

/** Learning together now (R4.1), shown as active. */
export function isActive(relation: SQL): SQL<boolean> {
  return sql<boolean>`${relation}.status = ${learning}`;
}

/** Requested or learning together (R4.1); a pair has one such relation at most. */
export function isOpen(relation: SQL): SQL<boolean> {
  return sql<boolean>`${relation}.status in (${open})`;
}
