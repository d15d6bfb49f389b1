/** Deletes rows in batches, each in a transaction and time limit of its own, so that a table of any size can be swept. */

import { type SQL, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { minute } from "#contract/durations.ts";
import { workInBatches } from "./work-in-batches.ts";

/** Expired rows: batch size, and time limit of a batch. */
export const sweep = { batch: 1000, timeout: minute } as const;

const dialect = new PgDialect();

/** Returns the number of deleted rows. Locked rows are left for the next run. */
export async function deleteInBatches(pool: Pool, table: PgTable, where: SQL | undefined): Promise<number> {
  const { sql: text, params: values } = dialect.sqlToQuery(sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${where} limit ${sweep.batch} for update skip locked))`);
  // The pool's limits are for interactive requests; the server gives up before the client does.
  const batch = { text, values, query_timeout: sweep.timeout + 2000 };
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${sweep.timeout}`);
    return await workInBatches(sweep.batch, async () => (await client.query(batch)).rowCount ?? 0);
  } finally {
    // Closed rather than released: its time limit must not apply to others.
    client.release(true);
  }
}
