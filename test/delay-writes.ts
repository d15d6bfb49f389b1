/** For tests of concurrency: makes writers of a table wait for each other before the first goes on. */
import type { Pool } from "pg";
import { expect } from "vitest";

const waiting =
  "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/** Resolves when this many wait for a lock, anywhere. */
export async function untilWaiting(pool: Pool, count: number): Promise<void> {
  const inLine = async () => (await pool.query<{ count: number }>(waiting)).rows[0]?.count;
  await expect.poll(inLine).toBeGreaterThanOrEqual(count);
}

/** Collects waiting writers until there are `count`, and then lets all go. */
export async function delayWrites(pool: Pool, table: string, count: number): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query(`begin; lock table ${table} in share mode`);
  return async () => {
    try {
      await untilWaiting(pool, count);
    } finally {
      await holder.query("rollback").finally(() => holder.release());
    }
  };
}
