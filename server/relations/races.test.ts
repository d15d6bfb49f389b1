/** Concurrent acts: the database lets one win, and one notification is sent for it. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { relation as limits } from "#contract/limits.ts";
import * as calls from "#contract/relations.ts";
import { notify } from "#server/notifications/notify.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { takeFailures } from "#test/seen-failures.ts";

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ url: app.url });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** Alternates between two processes. */
const serverFor = (nth: number) => (nth % 2 === 0 ? app : second);
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

const contact = (student: TestPerson, teacher: TestPerson, nth = 0) =>
  serverFor(nth).call(calls.contactTeacherEndpoint, { token: student.token, params: { id: teacher.id }, body: {} });

async function makePending() {
  const { db } = app.database;
  const student = await makeStudent(db);
  const teacher = await makeTeacher(db);
  const { body } = await contact(student, teacher);
  const respond = (accept: boolean, nth: number) =>
    serverFor(nth).call(calls.respondToStudentEndpoint, {
      token: teacher.token,
      params: { id: body.id ?? "" },
      body: { accept },
    });
  return { student, teacher, id: body.id ?? "", respond };
}

const countOf = async (statement: string, ...values: string[]) =>
  (await app.database.pool.query<{ count: number }>(`select count(*)::int as count ${statement}`, values)).rows[0]
    ?.count;

const countNotified = (person: TestPerson) => countOf("from notifications where account_id = $1", person.id);

test("R4.1 of 200 parallel accepts one wins: one fee entry, one notification, one mail", async () => {
  const { student, id, respond } = await makePending();
  const answers = await Promise.all(times(200).map((nth) => respond(true, nth)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(199);
  expect(await countNotified(student)).toBe(1);
  expect(await countOf("from fee_entries where relation_id = $1", id)).toBe(1);
  expect((await app.mails(student.email)).map(({ kind }) => kind)).toEqual(["request_accepted"]);
}, 120_000);

test("R4.1 accept against decline against withdraw: one winner, one notification, and the state is the winner's", async () => {
  for (const _ of times(5)) {
    const { student, teacher, id, respond } = await makePending();
    const withdraw = (nth: number) =>
      serverFor(nth).call(calls.withdrawFromTeacherEndpoint, { token: student.token, params: { id } });
    const before = (await countNotified(teacher)) ?? 0;
    const answers = await Promise.all(
      times(12).map((nth) => (nth % 3 === 2 ? withdraw(nth) : respond(nth % 3 === 0, nth))),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const { rows } = await app.database.pool.query("select status from relations where id = $1", [id]);
    expect(rows).toEqual([{ status: winners[0]?.body.status }]);
    expect((await countNotified(student)) ?? 0).toBe(winners[0]?.body.status === "withdrawn" ? 0 : 1);
    expect((await countNotified(teacher)) ?? 0).toBe(before + (winners[0]?.body.status === "withdrawn" ? 1 : 0));
  }
}, 120_000);

test("R4.1 50 parallel identical contacts, and the teacher's among them, make one relation", async () => {
  const { db } = app.database;
  const student = await makeStudent(db);
  const teacher = await makeTeacher(db);
  const offer = (nth: number) =>
    serverFor(nth).call(calls.contactStudentEndpoint, { token: teacher.token, params: { id: student.id }, body: {} });
  const answers = await Promise.all(
    times(50).map((nth) => (nth % 10 === 9 ? offer(nth) : contact(student, teacher, nth))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "relation_exists")).toHaveLength(49);
  expect(await countOf("from relations where student_id = $1", student.id)).toBe(1);
  expect(((await countNotified(student)) ?? 0) + ((await countNotified(teacher)) ?? 0)).toBe(1);
}, 120_000);

test("R4.1 a student has at most 20 requests without an answer, however many are sent at once", async () => {
  const { db } = app.database;
  const student = await makeStudent(db);
  const teachers = await Promise.all(times(limits.pendingPerAsker + 10).map(() => makeTeacher(db)));
  // Teachers' offers do not count: nobody can use up another's limit.
  for (const teacher of teachers.slice(0, 3))
    await app.call(calls.contactStudentEndpoint, { token: teacher.token, params: { id: student.id }, body: {} });
  const answers = await Promise.all(teachers.slice(3).map((teacher, nth) => contact(student, teacher, nth)));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(limits.pendingPerAsker);
  expect(answers.filter(({ body }) => body.code === "pending_limit")).toHaveLength(teachers.length - 3 - made.length);
  await app.call(calls.withdrawFromTeacherEndpoint, { token: student.token, params: { id: made[0]?.body.id ?? "" } });
  const left = teachers.slice(3).find((_, nth) => answers[nth]?.status !== 201);
  expect((await contact(student, left ?? student)).status).toBe(201);
}, 120_000);

test("R7.9 a transaction that is rolled back notifies nobody and mails nobody", async () => {
  const { student, teacher, id } = await makePending();
  const rolledBack = app.database.db.transaction(async (tx) => {
    const jobs = { send: async () => null };
    const about = { name: teacher.name, active: false };
    await notify(tx, jobs, { to: student.id, kind: "request_declined", params: { relationId: id }, about });
    throw new Error("undone");
  });
  await expect(rolledBack).rejects.toThrow("undone");
  expect(await countNotified(student)).toBe(0);

  // The fee entry exists already, so the acceptance fails after its update: all of it is rolled back.
  await app.database.pool.query(
    "insert into fee_entries (relation_id, amount, currency, state) values ($1, 0, 'INR', 'waived')",
    [id],
  );
  const failed = await app.call(calls.respondToStudentEndpoint, {
    token: teacher.token,
    params: { id },
    body: { accept: true },
  });
  expect(failed.status).toBe(500);
  expect(takeFailures()).toHaveLength(1);
  expect(await countOf("from relations where id = $1 and status = 'pending'", id)).toBe(1);
  expect(await countNotified(student)).toBe(0);
  expect(await app.mails(student.email)).toEqual([]);
});

test("R6.2 another's relation is not found, and nothing changes", async () => {
  const { id } = await makePending();
  const { db, pool } = app.database;
  const stranger = await makeTeacher(db);
  const strangeStudent = await makeStudent(db);
  const before = await pool.query("select * from relations where id = $1", [id]);
  const teacherActs = [calls.respondToStudentEndpoint, calls.withdrawFromStudentEndpoint, calls.endWithStudentEndpoint];
  const studentActs = [calls.respondToTeacherEndpoint, calls.withdrawFromTeacherEndpoint, calls.endWithTeacherEndpoint];
  for (const relation of [id, randomUUID(), "nonsense"])
    for (const [acts, { token }] of [[teacherActs, stranger] as const, [studentActs, strangeStudent] as const])
      for (const act of acts)
        expect((await app.call(act, { token, params: { id: relation }, body: { accept: true } })).status).toBe(404);
  expect((await pool.query("select * from relations where id = $1", [id])).rows).toEqual(before.rows);
});
