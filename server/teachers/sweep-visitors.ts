/** Forgets what told visitors of a page apart, as soon as their day is over; the counts of the days stay. */
import { lt } from "drizzle-orm";
import type { Pool } from "pg";
import { dayOf } from "#contract/time-zone.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { profileViewVisitors } from "#server/db/schema/teachers.ts";

/** Gives how many went. */
export function sweepVisitors(pool: Pool, now = new Date()): Promise<number> {
  return deleteInBatches(pool, profileViewVisitors, lt(profileViewVisitors.day, dayOf(now)));
}
