/** Lists a person's sessions, the latest first (R7.6). */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { session } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/accounts.ts";
import type { SignedIn } from "#server/http/caller.ts";

const most = 100;

export async function listSessions(tx: Tx, { account, sessionId }: SignedIn) {
  const live = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, account.id),
        isNull(sessions.revokedAt),
        sql`${sessions.expiresAt} > now()`,
        sql`${sessions.lastUsedAt} > now() - make_interval(secs => ${session.idle / 1000})`,
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(most);
  return live.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
    id,
    userAgent: userAgent ?? "",
    address: address ?? "",
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === sessionId,
  }));
}
