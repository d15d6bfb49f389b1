/** Erases what identifies a person, thirty days after deletion (R4.4). History keeps a nameless tombstone to point at. */
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { account as limits } from "#contract/limits.ts";
import type { NotificationKind } from "#contract/notifications.ts";
import type { RelationStatus } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { oauthExchanges, oneTimeCodes, sessions, accounts as table } from "#server/db/schema/accounts.ts";
import { contactMessages } from "#server/db/schema/admin.ts";
import { consents, notificationChoices, notifications } from "#server/db/schema/notifications.ts";
import { blocks, guaranteeClaims, relations, reports, reviews } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { notify } from "#server/notifications/notify.ts";
import type { Accounts } from "./accounts.ts";
import type { AccountRow } from "./user.ts";

type Parts = Pick<Accounts, "db" | "jobs">;

/** One transaction a person, so that a failure costs one. Gives how many were erased. */
export async function eraseAccounts(parts: Parts): Promise<number> {
  for (let erased = 0; ; erased++) if (!(await eraseNext(parts))) return erased;
}

function eraseNext({ db, jobs }: Parts): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.status, "deleted"),
          isNull(table.erasedAt),
          lt(table.statusChangedAt, sql`now() - make_interval(secs => ${limits.reactivateWithin / 1000})`),
        ),
      )
      .orderBy(asc(table.statusChangedAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (account === undefined) return false;
    const { name, email, role, language } = account;
    if (email !== null)
      await queueMail(tx, jobs, { kind: "account_erased", to: { name, address: email }, role, language, params: {} });
    await eraseBelongings(tx, account.id);
    await eraseWords(tx, account);
    await closeRelations(tx, jobs, account);
    await tx
      .update(table)
      .set({
        email: null,
        name: "",
        passwordHash: null,
        googleSubject: null,
        phone: null,
        phoneVerifiedAt: null,
        language: "en",
        deletionReason: null,
        suspensionReason: null,
        erasedAt: sql`now()`,
      })
      .where(eq(table.id, account.id));
    return true;
  });
}

async function eraseBelongings(tx: Tx, id: string): Promise<void> {
  for (const owned of [students, teachers, sessions, oneTimeCodes, oauthExchanges, notifications] as const)
    await tx.delete(owned).where(eq(owned.accountId, id));
  for (const owned of [notificationChoices, consents, contactMessages] as const)
    await tx.delete(owned).where(eq(owned.accountId, id));
  await tx.delete(blocks).where(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id)));
}

/** What the person wrote where the row itself must stay for the other side. */
async function eraseWords(tx: Tx, { id, role }: AccountRow): Promise<void> {
  const party = role === "teacher" ? relations.teacherId : relations.studentId;
  await tx
    .update(relations)
    .set({
      message: sql`case when ${relations.askedBy} = ${role} then null else ${relations.message} end`,
      response: sql`case when ${relations.askedBy} = ${role} then ${relations.response} end`,
    })
    .where(eq(party, id));
  await tx.update(reviews).set({ text: null }).where(eq(reviews.studentId, id));
  await tx.update(reports).set({ details: null, reporterId: null }).where(eq(reports.reporterId, id));
  if (role === "student")
    await tx
      .update(guaranteeClaims)
      .set({ reason: "" })
      .where(sql`${guaranteeClaims.relationId} in (select id from ${relations} where student_id = ${id})`);
}

const told: Partial<Record<RelationStatus, NotificationKind>> = {
  withdrawn: "request_withdrawn",
  declined: "request_declined",
  ended: "relation_ended",
};

/** The other side is told, but no longer of whom: the name is gone. */
async function closeRelations(tx: Tx, jobs: Pick<Jobs, "send">, { id, role }: AccountRow): Promise<void> {
  if (role === "admin") return;
  const [own, other] =
    role === "teacher" ? [relations.teacherId, relations.studentId] : [relations.studentId, relations.teacherId];
  const now = sql`now()`;
  const unanswered = await tx
    .update(relations)
    .set({
      status: sql`case when ${relations.askedBy} = ${role} then 'withdrawn' else 'declined' end`,
      answeredAt: now,
    })
    .where(and(eq(own, id), eq(relations.status, "pending")))
    .returning({ relationId: relations.id, to: other, status: relations.status });
  const active = await tx
    .update(relations)
    .set({ status: "ended", endedAt: now, endedBy: role })
    .where(and(eq(own, id), eq(relations.status, "accepted")))
    .returning({ relationId: relations.id, to: other, status: relations.status });
  const closed = [...unanswered, ...active].sort((a, b) => (a.to < b.to ? -1 : 1));
  for (const { relationId, to, status } of closed) {
    const kind = told[status];
    if (kind) await notify(tx, jobs, { to, kind, params: { relationId }, about: { name: null, active: false } });
  }
}
