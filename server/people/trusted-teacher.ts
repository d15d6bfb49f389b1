/** Teachers who may find, see and contact students they have no relation with (R4.2): listed, with a checked identity. */
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";

/** `teacher` is an id. */
export function isTrusted(teacher: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from teachers t
    join documents d on d.teacher_id = t.account_id and d.type = 'identity' and d.verified_at is not null
    where t.account_id = ${teacher} and t.listed)`;
}

export async function refuseUntrusted(tx: Tx, teacherId: string): Promise<void> {
  const { rows } = await tx.execute<{ trusted: boolean }>(sql`select ${isTrusted(sql`${teacherId}::uuid`)} as trusted`);
  if (rows[0]?.trusted !== true) throw new Refusal("identity_required");
}
