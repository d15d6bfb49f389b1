/** Deletes contact messages of people without an account (R7.10), two years after they were closed; a member's is erased with the member. */
import { and, isNull, lt, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { contactMessageLimits } from "#contract/limits.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { contactMessages } from "#server/db/schema/admin.ts";

/** Returns how many were deleted; their answers are deleted too. */
export function sweepContactMessages(pool: Pool): Promise<number> {
  const old = sql`now() - make_interval(secs => ${contactMessageLimits.strangersKept / 1000})`;
  return deleteInBatches(
    pool,
    contactMessages,
    and(isNull(contactMessages.accountId), lt(contactMessages.handledAt, old)),
  );
}
