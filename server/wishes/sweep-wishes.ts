/** Deletes wishes that ended too long ago to be renewed (R13.2). */
import { lt, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { wishLimits as limits } from "#contract/learning-limits.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { wishes } from "#server/db/schema/wishes.ts";

/** Returns the number of deleted rows. */
export function sweepWishes(pool: Pool): Promise<number> {
  return deleteInBatches(
    pool,
    wishes,
    lt(wishes.until, sql`now() - make_interval(secs => ${limits.renewableFor / 1000})`),
  );
}
