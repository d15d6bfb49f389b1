/** Creates the empty teacher profile of a new account, in the same transaction; an existing one is not changed. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { teachers } from "#server/db/schema/teachers.ts";

export async function createTeacher(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(
    sql`insert into ${teachers} (account_id) select id from ${accounts} where id = ${accountId} on conflict do nothing`,
  );
}
