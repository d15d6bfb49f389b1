/** Deletes visit traces after their day: the visitor hashes of pages (counts stay), and the students a teacher was shown. */
import { lt } from "drizzle-orm";
import type { Pool } from "pg";
import { dayOf } from "#contract/time-zone.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { profileViewVisitors, shownStudents } from "#server/db/schema/teachers.ts";

/** Returns the number of deleted rows. */
export async function sweepVisitors(pool: Pool, now = new Date()): Promise<number> {
  const today = dayOf(now);
  const visitors = await deleteInBatches(pool, profileViewVisitors, lt(profileViewVisitors.day, today));
  return visitors + (await deleteInBatches(pool, shownStudents, lt(shownStudents.day, today)));
}
