/** Creates the empty student profile of a new account, in the same transaction; an existing one is not changed. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { students } from "#server/db/schema/students.ts";

export async function createStudent(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(
    sql`insert into ${students} (account_id) select id from ${accounts} where id = ${accountId} on conflict do nothing`,
  );
}
