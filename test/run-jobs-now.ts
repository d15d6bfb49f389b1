/** For tests: makes delayed jobs due now, and wakes the workers as for new jobs. */
import type { Pool } from "pg";
import type { QueueName } from "#server/jobs/queues.ts";

export async function hurryJobs(pool: Pool, queue: QueueName): Promise<void> {
  await pool.query("update pgboss.job set start_after = now() where name = $1 and state < 'active'", [queue]);
  await pool.query("select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), $1)", [queue]);
}
