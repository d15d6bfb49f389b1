/** The jobs of notifications: devices are woken, and once a day old ones are deleted. */
import type { Context } from "#server/context.ts";
import { pruneNotifications } from "./prune-notifications.ts";
import { deliverPush } from "./push.ts";

type Parts = Pick<Context, "jobs" | "pool" | "db" | "secret" | "settings">;

export async function workNotifications(parts: Parts): Promise<void> {
  const { jobs, pool } = parts;
  await jobs.work("push", ({ data }) => deliverPush(parts, data.accountId));
  await jobs.work("prune_notifications", async () => {
    await pruneNotifications(pool);
  });
  await jobs.schedule("prune_notifications", "23 21 * * *", {});
}
