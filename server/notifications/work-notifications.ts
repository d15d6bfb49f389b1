/** The job of notifications: once a day the old ones go. */
import type { Context } from "#server/context.ts";
import { pruneNotifications } from "./prune-notifications.ts";

export async function workNotifications({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<void> {
  await jobs.work("prune_notifications", async () => {
    await pruneNotifications(db);
  });
  await jobs.schedule("prune_notifications", "23 21 * * *", {});
}
