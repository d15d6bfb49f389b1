/** Forgets notifications after half a year, read or not; what a person pinned stays. */
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { notificationLimits as limits } from "#contract/limits.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { notifications } from "#server/db/schema/notifications.ts";

/** Gives how many went. */
export function pruneNotifications(pool: Pool): Promise<number> {
  const isOld = sql`not pinned and created_at < now() - make_interval(secs => ${limits.keptFor / 1000})`;
  return deleteInBatches(pool, notifications, isOld);
}
