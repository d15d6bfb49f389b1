/** Gives a new account the empty profile of its role, in the transaction that creates it; one that exists is left alone. */
import { sql } from "drizzle-orm";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { students } from "#server/db/schema/students.ts";
import { teachers } from "#server/db/schema/teachers.ts";

export async function createProfile(tx: Tx, accountId: string, role: MemberRole): Promise<void> {
  const table = role === "teacher" ? teachers : students;
  await tx.execute(
    sql`insert into ${table} (account_id) select id from ${accounts} where id = ${accountId} on conflict do nothing`,
  );
}
