/** The job of teachers: shortly after local midnight, and hourly in case it was missed, deletes yesterday's visitor hashes. */
import type { Context } from "#server/context.ts";
import { sweepVisitors } from "./sweep-visitors.ts";

export async function workTeachers({ jobs, pool }: Pick<Context, "jobs" | "pool">): Promise<void> {
  await jobs.work("sweep_visitors", async () => {
    await sweepVisitors(pool);
  });
  // At half past, UTC: midnight is 18:30 there.
  await jobs.schedule("sweep_visitors", "31 * * * *", {});
}
