/** The condition of a live session (R7.6), in one place: for the guard, and for open connections of a session. */
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { session } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts, sessions } from "#server/db/schema/accounts.ts";
import { isHere } from "#server/people/visibility.ts";

/** For a query that joins the session with its account. */
export const isLive = and(
  isNull(sessions.revokedAt),
  sql`${sessions.expiresAt} > now()`,
  sql`${sessions.lastUsedAt} > now() - make_interval(secs => ${session.idle / 1000})`,
  isHere(accounts),
  isNotNull(accounts.emailVerifiedAt),
);

/** Filters the sessions that are still live. */
export async function findLiveSessions(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.id, ids), isLive));
  return new Set(found.map(({ id }) => id));
}
