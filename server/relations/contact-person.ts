/** A student asks a teacher, or a teacher offers to teach (R4.1, R4.2): one open relation per pair, few unanswered ones per asker. */
import { and, eq, sql } from "drizzle-orm";
import { relation as limits, studentsPerDay } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { fromNow } from "#server/db/database-clock.ts";
import { dayBegan, secondsLeftToday } from "#server/db/day-of-place.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { relations } from "#server/db/schema/relations.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { familyOf, refuseUnlessOfFamily } from "#server/people/learners.ts";
import { refuseUntrusted } from "#server/people/trusted-teacher.ts";
import { notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { hasDeclaredAdult } from "./declared-adult.ts";
import { columnOf, otherRole, type Party } from "./party.ts";

type Contact = { asker: Party; to: string; message: string | null; learnerIds?: string[] | undefined };
type Pair = { studentId: string; teacherId: string };

/** Gives the id of the new relation. */
export async function contactPerson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { asker, to, message, learnerIds }: Contact,
): Promise<string> {
  const me = await lockAsker(tx, asker.id);
  if (asker.role === "teacher") await refuseUntrusted(tx, asker.id);
  await refuseUnlessReachable(tx, asker, to);
  if (me.phone === null) throw new Refusal("phone_required");
  if (asker.role === "student" && !me.declared) throw new Refusal("adult_required");
  const pair =
    asker.role === "student" ? { studentId: asker.id, teacherId: to } : { studentId: to, teacherId: asker.id };
  if (learnerIds !== undefined) await refuseUnlessOfFamily(tx, pair.studentId, learnerIds);
  const forWhom = asker.role === "student" ? (learnerIds ?? []) : await whomToOffer(tx, pair);
  const expiresAt = fromNow(limits.expiresAfter);
  const [made] = await tx
    .insert(relations)
    .values({ ...pair, askedBy: asker.role, message, expiresAt, learnerIds: forWhom })
    // The index relations_open_pair has the last word.
    .onConflictDoNothing()
    .returning({ id: relations.id });
  if (made === undefined) throw new Refusal("relation_exists");
  // Counted with the new one there: a withdrawal that ended a moment ago is seen only now.
  await refuseTooSoon(tx, pair);
  await refuseTooMany(tx, asker);
  const about = { name: me.name, active: false };
  await notify(tx, jobs, { to, kind: "request_received", params: { relationId: made.id }, about });
  return made.id;
}

/** Requests of one person queue up here, so that parallel ones cannot pass a limit together. */
async function lockAsker(tx: Tx, id: string): Promise<{ name: string; phone: string | null; declared: boolean }> {
  const [me] = await tx
    .select({
      name: accounts.name,
      phone: accounts.phone,
      verified: accounts.emailVerifiedAt,
      declared: hasDeclaredAdult(sql`${id}::uuid`),
    })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for("no key update");
  if (me === undefined) throw new Refusal("unauthorized");
  if (me.verified === null) throw new Refusal("email_unverified");
  return me;
}

/** Whom nobody is shown cannot be asked, nor a teacher who takes no new students (R3.6). */
async function refuseUnlessReachable(tx: Tx, asker: Party, to: string): Promise<void> {
  const profiles = sql.identifier(`${otherRole(asker.role)}s`);
  const accepting = asker.role === "student" ? sql`p.accepting_students` : sql`true`;
  const { rows } = await tx.execute<{ accepting: boolean }>(sql`
    select ${accepting} as accepting from ${profiles} p
    where p.account_id = ${to}::uuid and p.listed and ${notBlocked(sql`${asker.id}::uuid`, sql`${to}::uuid`)}`);
  const [found] = rows;
  if (found === undefined) throw new Refusal("not_found");
  if (!found.accepting) throw new Refusal("not_accepting");
}

/** An offer is for those of the family who want what the teacher teaches (R13.8); the family may change that. */
async function whomToOffer(tx: Tx, { studentId, teacherId }: Pair): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from ${familyOf(sql`${studentId}::uuid`)} f
    join teachers t on t.account_id = ${teacherId}::uuid and f.subjects && t.subjects`);
  return rows.map(({ id }) => id);
}

/** After a no, or a request taken back, a pair is left in peace for a week. */
async function refuseTooSoon(tx: Tx, { studentId, teacherId }: Pair): Promise<void> {
  const { rows } = await tx.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from max(answered_at) - now()) + ${limits.askAgainAfter / 1000})::int as wait
    from relations
    where student_id = ${studentId}::uuid and teacher_id = ${teacherId}::uuid and status in ('declined', 'withdrawn')`);
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) throw new Refusal("ask_again_later", { retryAfter: wait });
}

async function refuseTooMany(tx: Tx, { id, role }: Party): Promise<void> {
  const mine = and(eq(columnOf(role), id), eq(relations.askedBy, role));
  const { rows } = await tx.execute<{ pending: number; today: number; left: number }>(sql`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where requested_at >= ${dayBegan})::int as today, ${secondsLeftToday} as left
    from ${relations} where ${mine}`);
  const { pending = 0, today = 0, left = 1 } = rows[0] ?? {};
  if (pending > limits.pendingPerAsker) throw new Refusal("pending_limit");
  if (role === "teacher" && today > studentsPerDay.asked)
    throw new Refusal("students_asked_limit", { retryAfter: left });
}
