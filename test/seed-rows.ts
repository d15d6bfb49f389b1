/** For tests of personal data (R10.3, R4.4): a student and a teacher with a row in every table that stores something of either. */

import type { Database } from "#server/db/client.ts";
import { idempotencyKeys, oneTimeCodes } from "#server/db/schema/accounts.ts";
import { appeals, contactAnswers, contactMessages, verdicts } from "#server/db/schema/admin.ts";
import { lessons, monthPayments } from "#server/db/schema/lessons.ts";
import { consents, notificationChoices, notifications } from "#server/db/schema/notifications.ts";
import {
  blocks,
  feeEntries,
  guaranteeClaims,
  relationQuestions,
  reports,
  reviews,
} from "#server/db/schema/relations.ts";
import { shortlistedTeachers } from "#server/db/schema/shortlists.ts";
import { learners } from "#server/db/schema/students.ts";
import { availabilitySlots, documents } from "#server/db/schema/teachers.ts";
import type { TestPerson } from "./people.ts";
import { relate } from "./relations.ts";

export async function seedRows(
  { db, pool }: Database,
  { student, teacher }: Record<"student" | "teacher", TestPerson>,
) {
  const relationId = await relate(db, student.id, teacher.id, "accepted", "Hello");
  const before = await relate(db, student.id, teacher.id, "declined", "Hello");
  await pool.query("update relations set asked_by = 'teacher' where id = $1", [before]);
  const fileKey = `document-${teacher.id}-secret.pdf`;
  const file = { fileKey, mediaType: "application/pdf" as const, size: 1, sha256: Buffer.alloc(32, 7) };
  await pool.query("update teachers set photo_key = 'teacher-face.webp' where account_id = $1", [teacher.id]);
  await db.insert(documents).values({ teacherId: teacher.id, name: "Degree", type: "identity", ...file });
  await db
    .insert(availabilitySlots)
    .values({ teacherId: teacher.id, day: "monday", startTime: "10:00", endTime: "11:00" });
  await db.insert(feeEntries).values({ relationId, amount: 1, currency: "INR", state: "due" });
  await db.insert(guaranteeClaims).values({ relationId, kind: "refund", reason: "late" });
  await db.insert(reviews).values({ relationId, studentId: student.id, teacherId: teacher.id, stars: 4, text: "good" });
  for (const [role, hour] of [
    ["student", 1],
    ["teacher", 3],
  ] as const)
    await db.insert(lessons).values({
      ...{ relationId, studentId: student.id, teacherId: teacher.id, mode: "online", state: "cancelled" },
      ...{ proposedBy: role, cancelledBy: role, cancelledAt: new Date() },
      startsAt: new Date(hour * 3_600_000),
      endsAt: new Date((hour + 1) * 3_600_000),
    });
  await db.insert(learners).values({ accountId: student.id, name: "Aman Khan" });
  await db.insert(monthPayments).values({ relationId, month: "2026-11", saidBy: "student", paise: 1 });
  await pool.query(
    `insert into wishes (account_id, query, keys, terms, point, reach, until)
     values ($1, '{}', '{*}', '[]', '(0,0,0)', '(0,0,0)', now())`,
    [student.id],
  );
  await db.insert(shortlistedTeachers).values({ accountId: student.id, teacherId: teacher.id, position: 1 });
  for (const [{ id: accountId, email }, { id: otherId }] of [
    [student, teacher],
    [teacher, student],
  ] as const) {
    await db.insert(idempotencyKeys).values({ accountId, key: "one", requestHash: Buffer.alloc(1) });
    const hashes = { codeHash: Buffer.alloc(1), linkHash: Buffer.from(accountId) };
    await db.insert(oneTimeCodes).values({ accountId, purpose: "change_email", ...hashes, expiresAt: new Date() });
    await db.insert(relationQuestions).values({ relationId, accountId, day: 3 });
    await db.insert(blocks).values({ blockerId: accountId, blockedId: otherId });
    await db.insert(reports).values({ reporterId: accountId, reportedId: otherId, reason: "other" });
    await db.insert(notifications).values({ accountId, kind: "request_accepted" });
    await db.insert(notificationChoices).values({ accountId, kind: "request_accepted", mail: false });
    await pool.query(
      "insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth) select account_id, id, id, '', '' from sessions where account_id = $1",
      [accountId],
    );
    await db.insert(consents).values({ accountId, kind: "terms", given: true, policyVersion: "1", language: "en" });
    const [letter] = await db
      .insert(contactMessages)
      .values({ accountId, fullName: "A", email, subject: "Hello", message: "Hello" })
      .returning();
    if (letter !== undefined) await db.insert(contactAnswers).values({ messageId: letter.id, answer: "Hello" });
    const about = { act: "suspend_account", subjectKind: "account", subjectId: accountId, concernedId: accountId };
    const [verdict] = await db
      .insert(verdicts)
      .values({ ...about, words: "Because.", appealUntil: new Date() })
      .returning();
    if (verdict !== undefined) await db.insert(appeals).values({ verdictId: verdict.id, words: "No." });
  }
}
