/** Jobs of the search: delete counted days that are too old, and changes that every index has read. */
import { sql } from "drizzle-orm";
import { dayOf } from "#contract/time-zone.ts";
import type { Context } from "#server/context.ts";
import { searchDaysKept } from "#server/settings/tuning.ts";
import { sweepChanges } from "./index/sweep-changes.ts";

export async function workSearch({ jobs, db, pool }: Pick<Context, "jobs" | "db" | "pool">): Promise<void> {
  await jobs.work("sweep_search_days", async () => {
    await db.execute(
      sql`delete from search_days where day < ${dayOf(new Date(Date.now() - searchDaysKept.keptFor))}::date`,
    );
  });
  await jobs.schedule("sweep_search_days", "17 22 * * *", {});
  await jobs.work("sweep_search_changes", async () => {
    await sweepChanges(db, pool);
  });
  await jobs.schedule("sweep_search_changes", "41 * * * *", {});
}
