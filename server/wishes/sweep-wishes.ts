/** Deletes wishes that ended so long ago that they can no longer be renewed (R13.2). */
import { lt, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { wishLimits as limits } from "#contract/learning-limits.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { wishes } from "#server/db/schema/wishes.ts";

/** Gives how many went. */
export function sweepWishes(pool: Pool): Promise<number> {
  return deleteInBatches(
    pool,
    wishes,
    lt(wishes.until, sql`now() - make_interval(secs => ${limits.renewableFor / 1000})`),
  );
}
