/** Whom a person may block or report (R10.3): people they can see, or have dealt with; for others the answer is not found. */
import { sql } from "drizzle-orm";
import { type MemberRole, memberRoles } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { isTrusted } from "#server/people/trusted-teacher.ts";
import { notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import type { Party } from "#server/relations/party.ts";

export type Known = { id: string; role: MemberRole; name: string };

/** A person who blocked the caller stays known to them by a public page or their shared history. */
export async function findKnown(tx: Tx, me: Party, id: string): Promise<Known> {
  if (id === me.id) throw new Refusal("validation", { issues: [{ path: "accountId", code: "invalid" }] });
  const mine = sql`${me.id}::uuid`;
  const { rows } = await tx.execute<Known>(sql`
    select a.id, a.role, a.name from accounts a
    where a.id = ${id}::uuid and a.role in ${memberRoles} and a.erased_at is null and (
      exists (select from teachers t where t.account_id = a.id and t.listed)
      or exists (select from relations r
        where (r.student_id, r.teacher_id) in ((a.id, ${mine}), (${mine}, a.id)))
      or exists (select from blocks b where b.blocker_id = ${mine} and b.blocked_id = a.id)
      or (exists (select from students s where s.account_id = a.id and s.listed)
        and ${isTrusted(mine)} and ${notBlocked(sql`a.id`, mine)}))`);
  const [known] = rows;
  if (known === undefined) throw new Refusal("not_found");
  return known;
}
