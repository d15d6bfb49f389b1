/** The review queue (R11.5): built from what waits, ordered by harm and age, claimed for ten minutes. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as queue from "#contract/office/queue.ts";
import { queueItems } from "#server/db/schema/admin.ts";
import * as schema from "#server/db/schema/relations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makePerson(app.database.db, { role: "admin" });
  other = await makePerson(app.database.db, { role: "admin", name: "Ravi" });
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}, by = admin) =>
  (await app.call(queue.listQueueEndpoint, { token: by.token, query: { limit: "50", ...query } })).body;
const claim = (id: string, by = admin) => app.call(queue.claimQueueItemEndpoint, { token: by.token, params: { id } });
const release = (id: string, by = admin) =>
  app.call(queue.releaseQueueItemEndpoint, { token: by.token, params: { id } });
const run = (statement: string, ...values: unknown[]) => app.database.pool.query(statement, values);

async function seed() {
  const { db } = app.database;
  const [student, teacher, colleague] = [await makeStudent(db), await makeTeacher(db), await makeTeacher(db)];
  const relationId = await relate(db, student.id, teacher.id, "accepted");
  const [review] = await db
    .insert(schema.reviews)
    .values({ relationId, studentId: student.id, teacherId: teacher.id, stars: 1 })
    .returning();
  await run(`insert into contact_messages (full_name, email, subject, message) values ('A', 'a@b.test', 'Fees', 'x')`);
  await run(
    `insert into documents (teacher_id, name, type, file_key, media_type, size, sha256)
     values ($1, 'Paper', 'address', $2, 'application/pdf', 1, '')`,
    teacher.id,
    randomUUID(),
  );
  const report = (reporterId: string, reportedId: string, reason: "spam" | "unsafe" | "abuse", reviewId?: string) =>
    db.insert(schema.reports).values({ reporterId, reportedId, reason, reviewId });
  await report(teacher.id, student.id, "abuse", review?.id);
  await run(
    `with v as (insert into verdicts (act, subject_kind, subject_id, concerned_id, words, appeal_until)
       values ('reject_document', 'document', $1, $2, 'x', now()) returning id)
     insert into appeals (verdict_id, words) select id, 'No!' from v`,
    randomUUID(),
    teacher.id,
  );
  await db.insert(schema.guaranteeClaims).values({ relationId, kind: "refund", reason: "Never came" });
  await report(colleague.id, teacher.id, "unsafe");
  await report(student.id, teacher.id, "spam");
  await report(student.id, teacher.id, "unsafe");
  return { student, teacher };
}

test("R11.5 harm to a child first, then reports, claims, appeals, documents, doubted reviews and contact messages", async () => {
  const { teacher, student } = await seed();
  const items = await list();
  expect(items.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    "report unsafe",
    "report unsafe",
    "report spam",
    "claim refund",
    "appeal reject_document",
    "document address",
    "review abuse",
    "letter Fees",
  ]);
  expect(items.map(({ priority }) => priority)).toEqual([100, 80, 80, 70, 60, 50, 40, 30]);
  expect(items[0]?.person).toEqual({ id: teacher.id, name: "Meera Nair", role: "teacher" });
  expect(items[3]?.person?.id).toBe(student.id);
  expect(items[7]?.person).toBeNull();
  expect((await list({ kind: "report" })).length).toBe(3);
  const { body: lengths } = await app.call(queue.queueLengthsEndpoint, { token: admin.token });
  expect(lengths.map(({ kind, waiting }) => [kind, waiting])).toEqual([
    ["document", 1],
    ["report", 3],
    ["claim", 1],
    ["review", 1],
    ["letter", 1],
    ["appeal", 1],
  ]);
  expect(lengths.every(({ oldestSince }) => oldestSince !== null)).toBe(true);
});

test("R11.5 opening an item claims it for ten minutes; another officer learns who has it, and may claim it when the time is over", async () => {
  const [item] = await list();
  const id = item?.id ?? "";
  expect(await claim(id)).toMatchObject({ status: 200, body: { claimedBy: { email: admin.email } } });
  expect((await claim(id)).status).toBe(200);
  expect(await claim(id, other)).toMatchObject({
    status: 409,
    body: { code: "already_claimed", by: admin.email, at: expect.any(String) },
  });
  expect((await release(id, other)).body.claimedBy?.email).toBe(admin.email);
  expect(await list({ state: "mine" })).toHaveLength(1);
  expect(await list({ state: "mine" }, other)).toEqual([]);
  await app.database.db.update(queueItems).set({ claimedUntil: new Date(Date.now() - 1000) });
  expect((await list())[0]?.claimedBy).toBeNull();
  expect((await claim(id, other)).body.claimedBy?.name).toBe("Ravi");
  expect((await release(id, other)).body.claimedBy).toBeNull();
  expect((await claim(randomUUID())).status).toBe(404);
});

test("R11.5 of 50 admins who open an item at once one gets it", async () => {
  const id = (await list())[0]?.id ?? "";
  const admins = await Promise.all(Array.from({ length: 50 }, () => makePerson(app.database.db, { role: "admin" })));
  const answers = await Promise.all(admins.map((by) => claim(id, by)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("R11.5 a decided item leaves the queue, a reopened one comes back, a deleted one is gone", async () => {
  const [letter] = await list({ kind: "letter" });
  await claim(letter?.id ?? "");
  await run("update contact_messages set handled_at = now()");
  expect(await list({ kind: "letter" })).toEqual([]);
  expect(await list({ kind: "letter", state: "done" })).toMatchObject([{ id: letter?.id, claimedBy: null }]);
  expect((await claim(letter?.id ?? "")).status).toBe(409);
  await run("update contact_messages set handled_at = null");
  expect(await list({ kind: "letter" })).toMatchObject([{ id: letter?.id, doneAt: null }]);
  await run("delete from contact_messages");
  expect(await list({ kind: "letter" })).toEqual([]);
  // Withdrawing a review keeps the report its author sent.
  await run("delete from reviews");
  expect(await list({ kind: "review" })).toEqual([]);
  expect(await list({ kind: "report" })).toHaveLength(4);
});
