/** Ends sessions: all of an account (reset, deactivation, deletion), or one by its id, which must be the owner's (R7.6). */
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";

/** `but`: the session that stays. Returns how many were ended. */
export async function endSessions(tx: Tx, accountId: string, but?: string): Promise<number> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), others))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function endStoredSession(tx: Tx, accountId: string, sessionId: string): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal("not_found");
}
