/** Forgets who looked at whom as soon as that day is over: what told visitors of a page apart (its counts stay), and the students a teacher was shown. */
import { lt } from "drizzle-orm";
import type { Pool } from "pg";
import { dayOf } from "#contract/time-zone.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { profileViewVisitors, shownStudents } from "#server/db/schema/teachers.ts";

/** Gives how many went. */
export async function sweepVisitors(pool: Pool, now = new Date()): Promise<number> {
  const today = dayOf(now);
  const visitors = await deleteInBatches(pool, profileViewVisitors, lt(profileViewVisitors.day, today));
  return visitors + (await deleteInBatches(pool, shownStudents, lt(shownStudents.day, today)));
}
