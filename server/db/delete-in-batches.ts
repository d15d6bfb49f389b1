/** Deletes many rows a batch at a time, each batch for itself and with a time limit of its own, so that a table of any size is swept in the end. */

import { type SQL, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { minute } from "#contract/durations.ts";
import { workInBatches } from "./work-in-batches.ts";

/** Of rows that have no use any more: how many go at once, and how long that may take. */
export const sweep = { batch: 1000, timeout: minute } as const;

const dialect = new PgDialect();

/** Gives how many went. Rows that somebody holds are left for the next time. */
export async function deleteInBatches(pool: Pool, table: PgTable, where: SQL | undefined): Promise<number> {
  const { sql: text, params: values } = dialect.sqlToQuery(sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${where} limit ${sweep.batch} for update skip locked))`);
  // The pool's limits are for requests that somebody waits for; the server gives up before the client does.
  const batch = { text, values, query_timeout: sweep.timeout + 2000 };
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${sweep.timeout}`);
    return await workInBatches(sweep.batch, async () => (await client.query(batch)).rowCount ?? 0);
  } finally {
    // Closed rather than given back: its time limit is nobody else's.
    client.release(true);
  }
}
