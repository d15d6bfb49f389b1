/** All mails sent to some addresses, once none is queued; the inbox page shows only the newest of everybody. */
import { expect } from "@playwright/test";
import { openDatabase } from "#server/db/client.ts";

export async function readMails(addresses: string[]): Promise<{ subject: string; html: string }[]> {
  const { pool, close } = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  const waiting = `select 1 from pgboss.job where name = 'mail' and state <> 'completed'
    and data #>> '{order,to,address}' = any($1)`;
  try {
    await expect.poll(async () => (await pool.query(waiting, [addresses])).rowCount).toBe(0);
    const found = await pool.query('select subject, html from demo_inbox where "to" = any($1)', [addresses]);
    return found.rows;
  } finally {
    await close();
  }
}
