/** Removes what has no use any more: dead sessions, codes, hand-overs and counters, and registrations nobody verified. */
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { account as limits, session } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import {
  accounts,
  oauthExchanges,
  oauthStates,
  oneTimeCodes,
  rateLimits,
  sessions,
} from "#server/db/schema/accounts.ts";

const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1000})`;
const day = 24 * 60 * 60 * 1000;

export async function sweepLeftovers(tx: Tx): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, sql`now()`),
        lt(sessions.revokedAt, ago(day)),
        lt(sessions.lastUsedAt, ago(session.idle)),
      ),
    );
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, ago(day)));
  await tx.delete(oauthStates).where(lt(oauthStates.expiresAt, sql`now()`));
  await tx.delete(oauthExchanges).where(lt(oauthExchanges.expiresAt, sql`now()`));
  await tx.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
  // Nobody can have signed in to these, so nothing but the empty profile hangs on them.
  await tx
    .delete(accounts)
    .where(
      and(
        isNull(accounts.emailVerifiedAt),
        eq(accounts.status, "active"),
        isNull(accounts.suspendedAt),
        lt(accounts.updatedAt, ago(limits.unverifiedKept)),
      ),
    );
}
