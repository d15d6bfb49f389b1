/**
 * Deletes expired sessions, codes, hand-overs and counters, old sign-ins and security log entries, and unverified
 * registrations.
 */

import { and, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { day } from "#contract/durations.ts";
import { idempotency, account as limits, securityHistory, session } from "#contract/limits.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import {
  accounts,
  idempotencyKeys,
  oauthExchanges,
  oauthStates,
  oneTimeCodes,
  rateLimits,
  sessions,
  signIns,
} from "#server/db/schema/accounts.ts";
import { securityLog } from "#server/db/schema/admin.ts";
import { isHere } from "#server/people/visibility.ts";

const now = sql`now()`;
const ago = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1000})`;

const leftovers: readonly [PgTable, SQL | undefined][] = [
  [
    sessions,
    or(lt(sessions.expiresAt, now), lt(sessions.revokedAt, ago(day)), lt(sessions.lastUsedAt, ago(session.idle))),
  ],
  [signIns, lt(signIns.createdAt, ago(securityHistory.keptFor))],
  [securityLog, lt(securityLog.hour, ago(securityHistory.keptFor))],
  [oneTimeCodes, lt(oneTimeCodes.expiresAt, ago(day))],
  [idempotencyKeys, lt(idempotencyKeys.createdAt, ago(idempotency.keptFor))],
  [oauthStates, lt(oauthStates.expiresAt, now)],
  [oauthExchanges, lt(oauthExchanges.expiresAt, now)],
  [rateLimits, sql`${rateLimits.expire} < extract(epoch from now()) * 1000`],
  [
    // Nobody can have signed in to these, so only the empty profile depends on them.
    accounts,
    and(isNull(accounts.emailVerifiedAt), isHere(accounts), lt(accounts.updatedAt, ago(limits.unverifiedKept))),
  ],
];

/** A failure in one table is retried next time and does not stop the others. */
export async function sweepLeftovers(pool: Pool): Promise<void> {
  const failures: unknown[] = [];
  for (const [table, isDead] of leftovers)
    await deleteInBatches(pool, table, isDead).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
