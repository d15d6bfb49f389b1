/** The job of notifications: once a day the old ones go. */
import type { Context } from "#server/context.ts";
import { pruneNotifications } from "./prune-notifications.ts";

export async function workNotifications({ jobs, pool }: Pick<Context, "jobs" | "pool">): Promise<void> {
  await jobs.work("prune_notifications", async () => {
    await pruneNotifications(pool);
  });
  await jobs.schedule("prune_notifications", "23 21 * * *", {});
}
