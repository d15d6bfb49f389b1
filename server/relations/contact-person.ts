/**
 * A student requests a teacher, or a teacher offers to teach (R4.1, R4.2): one open relation per pair, few unanswered ones
 * per requester.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
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

type Contact = { requester: Party; to: string; message: string | null; learnerIds?: string[] | undefined };
type Pair = { studentId: string; teacherId: string };

/** Returns the id of the new relation. */
export async function contactPerson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { requester, to, message, learnerIds }: Contact,
): Promise<string> {
  const me = await lockRequester(tx, requester.id, to);
  if (requester.role === "teacher") await refuseUntrusted(tx, requester.id);
  const mayContact = me.phone !== null && (requester.role === "teacher" || me.declared);
  // A hidden person is reported as not found before anything the requester lacks.
  if (!mayContact) await refuseUnlessReachable(tx, requester, to);
  if (me.phone === null) throw new Refusal("phone_required");
  if (!mayContact) throw new Refusal("adult_required");
  const id = await makeRelation(tx, requester, { to, message, learnerIds });
  await refuseTooSoonOrMany(tx, requester, to);
  const about = { name: me.name, active: false };
  await notify(tx, jobs, { to, kind: "request_received", params: { relationId: id }, about });
  return id;
}

const pairOf = ({ id, role }: Party, to: string): Pair =>
  role === "student" ? { studentId: id, teacherId: to } : { studentId: to, teacherId: id };

/** Judged in the inserting statement, with the requester locked: a block locks both (server/safety/block-person.ts). */
async function makeRelation(
  tx: Tx,
  requester: Party,
  { to, message, learnerIds }: Omit<Contact, "requester">,
): Promise<string> {
  const pair = pairOf(requester, to);
  if (learnerIds !== undefined)
    await refuseUnlessOfFamily(tx, pair.studentId, learnerIds).catch(async (error: unknown) => {
      await refuseUnlessReachable(tx, requester, to);
      throw error;
    });
  const forWhom = requester.role === "student" ? (learnerIds ?? []) : await findLearnersToOffer(tx, pair);
  const { from, accepting } = reachable(requester, to);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${relations} (student_id, teacher_id, asked_by, message, expires_at, learner_ids)
    select ${pair.studentId}::uuid, ${pair.teacherId}::uuid, ${requester.role}, ${message}, ${fromNow(limits.expiresAfter)},
      ${sql.param(forWhom)}::uuid[]
    ${from} and ${accepting}
    on conflict do nothing returning id`);
  const [made] = rows;
  if (made !== undefined) return made.id;
  await refuseUnlessReachable(tx, requester, to);
  // The index relations_open_pair decides.
  throw new Refusal("relation_exists");
}

/** One person's requests queue on this lock, so that parallel ones cannot exceed a limit. */
async function lockRequester(
  tx: Tx,
  id: string,
  to: string,
): Promise<{ name: string; phone: string | null; declared: boolean }> {
  const [me] = await tx
    .select({
      name: accounts.name,
      phone: accounts.phone,
      verified: accounts.emailVerifiedAt,
      declared: hasDeclaredAdult(sql`${id}::uuid`),
      // One person may have an account of each role with one e-mail (R3.1); those two are no pair (R3.8).
      isOwn: sql<boolean>`exists (select from accounts other where other.id = ${to}::uuid
        and other.email = accounts.email and other.role <> accounts.role)`,
    })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for("no key update");
  if (me === undefined) throw new Refusal("unauthorized");
  if (me.verified === null) throw new Refusal("email_unverified");
  if (me.isOwn) throw new Refusal("own_account");
  return me;
}

/** Hidden people cannot be contacted, nor a teacher who takes no new students (R3.6). */
function reachable(requester: Party, to: string): { from: SQL; accepting: SQL } {
  const profiles = sql.identifier(`${otherRole(requester.role)}s`);
  return {
    from: sql`from ${profiles} p
      where p.account_id = ${to}::uuid and p.listed and ${notBlocked(sql`${requester.id}::uuid`, sql`${to}::uuid`)}`,
    accepting: requester.role === "student" ? sql`p.accepting_students` : sql`true`,
  };
}

async function refuseUnlessReachable(tx: Tx, requester: Party, to: string): Promise<void> {
  const { from, accepting } = reachable(requester, to);
  const { rows } = await tx.execute<{ accepting: boolean }>(sql`select ${accepting} as accepting ${from}`);
  const [found] = rows;
  if (found === undefined) throw new Refusal("not_found");
  if (!found.accepting) throw new Refusal("not_accepting");
}

/** An offer is for those of the family who want what the teacher teaches (R13.8); the family may change that. */
async function findLearnersToOffer(tx: Tx, { studentId, teacherId }: Pair): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from ${familyOf(sql`${studentId}::uuid`)} f
    join teachers t on t.account_id = ${teacherId}::uuid and f.subjects && t.subjects`);
  return rows.map(({ id }) => id);
}

type Counts = { wait: number | null; pending: number; today: number; left: number };

/**
 * After a decline or withdrawal the pair waits a week; and a requester may have few pending ones. Counted after inserting: a
 * concurrent withdrawal is visible only then.
 */
async function refuseTooSoonOrMany(tx: Tx, requester: Party, to: string): Promise<void> {
  const { studentId, teacherId } = pairOf(requester, to);
  const mine = and(eq(columnOf(requester.role), requester.id), eq(relations.askedBy, requester.role));
  const { rows } = await tx.execute<Counts>(sql`
    select (
        select ceil(extract(epoch from max(answered_at) - now()) + ${limits.askAgainAfter / 1000})::int
        from relations earlier where earlier.student_id = ${studentId}::uuid and earlier.teacher_id = ${teacherId}::uuid
          and earlier.status in ('declined', 'withdrawn')
      ) as wait,
      count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where requested_at >= ${dayBegan})::int as today, ${secondsLeftToday} as left
    from ${relations} where ${mine}`);
  const { wait, pending, today, left } = rows[0] ?? { wait: null, pending: 0, today: 0, left: 1 };
  if (wait !== null && wait > 0) throw new Refusal("ask_again_later", { retryAfter: wait });
  if (pending > limits.pendingPerAsker) throw new Refusal("pending_limit");
  if (requester.role === "teacher" && today > studentsPerDay.asked)
    throw new Refusal("students_asked_limit", { retryAfter: left });
}
