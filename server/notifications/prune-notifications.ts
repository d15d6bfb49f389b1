/** Deletes notifications after half a year, read or not; pinned ones stay. */
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { notificationLimits as limits } from "#contract/limits.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { notifications } from "#server/db/schema/notifications.ts";

/** Returns how many were deleted. */
export function pruneNotifications(pool: Pool): Promise<number> {
  const isOld = sql`not pinned and created_at < now() - make_interval(secs => ${limits.keptFor / 1000})`;
  return deleteInBatches(pool, notifications, isOld);
}
