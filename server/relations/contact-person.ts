/** A student asks a teacher, or a teacher offers to teach (R4.1, R4.2): one open relation per pair, few unanswered ones per student. */
import { eq, sql } from "drizzle-orm";
import { relation as limits } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { relations } from "#server/db/schema/relations.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { otherRole, type Party } from "./party.ts";

type Contact = { asker: Party; to: string; message: string | null };

/** Gives the id of the new relation. */
export async function contactPerson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { asker, to, message }: Contact,
): Promise<string> {
  const me = await holdAsker(tx, asker.id);
  await refuseUnlessFree(tx, asker, to);
  if (me.phone === null) throw new Refusal("phone_required");
  const pair =
    asker.role === "student" ? { studentId: asker.id, teacherId: to } : { studentId: to, teacherId: asker.id };
  const expiresAt = sql`now() + make_interval(secs => ${limits.expiresAfter / 1000})`;
  const [made] = await tx
    .insert(relations)
    .values({ ...pair, askedBy: asker.role, message, expiresAt })
    // The index relations_open_pair has the last word.
    .onConflictDoNothing()
    .returning({ id: relations.id });
  if (made === undefined) throw new Refusal("relation_exists");
  if (asker.role === "student") await refuseTooMany(tx, asker.id);
  const about = { name: me.name, active: false };
  await notify(tx, jobs, { to, kind: "request_received", params: { relationId: made.id }, about });
  return made.id;
}

/** Requests of one person queue up here, so that parallel ones cannot pass the limit together. */
async function holdAsker(tx: Tx, id: string): Promise<{ name: string; phone: string | null }> {
  const [me] = await tx
    .select({ name: accounts.name, phone: accounts.phone, verified: accounts.emailVerifiedAt })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for("no key update");
  if (me === undefined) throw new Refusal("unauthorized");
  if (me.verified === null) throw new Refusal("email_unverified");
  return me;
}

/** Whom a search would not show cannot be asked; who said no is left in peace for a week. */
async function refuseUnlessFree(tx: Tx, asker: Party, to: string): Promise<void> {
  const profiles = sql.identifier(`${otherRole(asker.role)}s`);
  const [student, teacher] = asker.role === "student" ? [asker.id, to] : [to, asker.id];
  const { rows } = await tx.execute<{ reachable: boolean; wait: number | null }>(sql`
    select
      exists (select 1 from ${profiles} p where p.account_id = ${to}::uuid and p.listed)
        and ${notBlocked(sql`${asker.id}::uuid`, sql`${to}::uuid`)} as reachable,
      (select ceil(extract(epoch from max(r.answered_at) - now()) + ${limits.askAgainAfter / 1000})::int
       from relations r
       where r.student_id = ${student}::uuid and r.teacher_id = ${teacher}::uuid and r.status = 'declined') as wait`);
  const { reachable = false, wait = null } = rows[0] ?? {};
  if (!reachable) throw new Refusal("not_found");
  if (wait !== null && wait > 0) throw new Refusal("ask_again_later", { retryAfter: wait });
}

async function refuseTooMany(tx: Tx, studentId: string): Promise<void> {
  const { rows } = await tx.execute<{ pending: number }>(sql`
    select count(*)::int as pending from relations
    where student_id = ${studentId}::uuid and asked_by = 'student' and status = 'pending'`);
  if ((rows[0]?.pending ?? 0) > limits.pendingPerStudent) throw new Refusal("pending_limit");
}
