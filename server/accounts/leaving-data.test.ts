/** What a person takes along and what stays (R4.4, R10.3): export while here, erasure thirty days after leaving. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportData, register } from "#contract/accounts.ts";
import { eraseAccounts } from "#server/accounts/erase-accounts.ts";
import { sweepLeftovers } from "#server/accounts/sweep-leftovers.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { consents, notifications } from "#server/db/schema/notifications.ts";
import { relations, reviews } from "#server/db/schema/relations.ts";
import { type Jobs, openJobs } from "#server/jobs/boss.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { freshEmail, goodPassword, makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;
let jobs: Jobs;

beforeAll(async () => {
  app = await createTestApp();
  jobs = await openJobs({ url: app.url, log: app.app.log });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

async function relate(student: TestPerson, teacher: TestPerson, status: "pending" | "accepted", message: string) {
  const { db } = app.database;
  const [relation] = await db
    .insert(relations)
    .values({
      studentId: student.id,
      teacherId: teacher.id,
      askedBy: "student",
      status,
      message,
      expiresAt: new Date(Date.now() + 1000),
      ...(status === "accepted" && { activatedAt: new Date() }),
    })
    .returning();
  if (relation === undefined) throw new Error("the relation was not made");
  return relation;
}

test("R10.3 the export holds everything of the person, and others' contact only in active relations", async () => {
  const { db } = app.database;
  const student = await makePerson(db, { phone: "+919876500001" });
  const active = await makePerson(db, { role: "teacher", name: "Active Teacher", phone: "+919876500002" });
  const asked = await makePerson(db, { role: "teacher", name: "Asked Teacher", phone: "+919876500003" });
  await relate(student, active, "accepted", "I live in gali 7");
  await relate(student, asked, "pending", "Hello");
  await db.insert(notifications).values({ accountId: student.id, kind: "request_accepted" });
  await db
    .insert(consents)
    .values({ accountId: student.id, kind: "terms", given: true, policyVersion: "1", language: "en" });

  const answer = await app.call(exportData, { token: student.token });
  expect(answer.headers["content-disposition"]).toContain("attachment");
  const text = JSON.stringify(answer.body);
  for (const shown of [student.email, "+919876500001", active.email, "+919876500002", "I live in gali 7", "terms"])
    expect(text).toContain(shown);
  for (const hidden of [asked.email, "+919876500003", "argon2", "passwordHash", "tokenHash", student.token])
    expect(text).not.toContain(hidden);
  expect(text).toContain("request_accepted");

  const seen = JSON.stringify((await app.call(exportData, { token: asked.token })).body);
  for (const hidden of [student.email, student.name, "+919876500001"]) expect(seen).not.toContain(hidden);
});

test("R4.4 thirty days after deletion nothing identifies the person, and history keeps its row", async () => {
  const { db, pool } = app.database;
  const student = await makePerson(db, { name: "Zubeida Unforgotten", phone: "+919876500009" });
  const teacher = await makePerson(db, { role: "teacher" });
  const relation = await relate(student, teacher, "accepted", "Zubeida asks");
  const hoped = await makePerson(db, { role: "teacher" });
  await relate(student, hoped, "pending", "Zubeida asks");
  await db.insert(reviews).values({
    relationId: relation.id,
    studentId: student.id,
    teacherId: teacher.id,
    stars: 4,
    text: "Zubeida says thanks",
  });
  const age = (days: number) =>
    pool.query(
      "update accounts set status = 'deleted', deletion_reason = 'Zubeida leaves', status_changed_at = now() - make_interval(days => $2) where id = $1",
      [student.id, days],
    );
  const parts = { db, jobs };
  await age(29);
  expect(await eraseAccounts(parts)).toBe(0);
  await age(31);
  expect(await eraseAccounts(parts)).toBe(1);
  expect(await eraseAccounts(parts)).toBe(0);

  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) {
    const { rows } = await pool.query(`select * from "${name}"`);
    expect([name, JSON.stringify(rows)]).not.toEqual([name, expect.stringMatching(/Zubeida|9876500009/)]);
    expect([name, JSON.stringify(rows).includes(student.email)]).toEqual([name, false]);
  }
  const [left] = (await pool.query("select * from accounts where id = $1", [student.id])).rows;
  expect(left).toMatchObject({ name: "", email: null, status: "deleted", password_hash: null });
  const [history] = (await pool.query("select * from relations where id = $1", [relation.id])).rows;
  expect(history).toMatchObject({ status: "ended", ended_by: "student", message: null });
  const [rated] = (await pool.query("select rating from teachers where account_id = $1", [teacher.id])).rows;
  expect(Number(rated.rating)).toBe(4);
  await app.mail(student.email, "account_erased");
  const kindsOf = async ({ id }: TestPerson) =>
    (await pool.query("select kind from notifications where account_id = $1", [id])).rows.map(({ kind }) => kind);
  expect([await kindsOf(teacher), await kindsOf(hoped)]).toEqual([["relation_ended"], ["request_withdrawn"]]);
  expect(JSON.stringify(await app.mail(teacher.email, "relation_ended"))).not.toContain("Zubeida");

  const again = { name: "Zubeida", email: student.email, password: goodPassword, role: "student" };
  expect((await app.call(register, { body: again })).status).toBe(201);
  await app.mail(student.email, "verify_email");
});

test("registrations nobody verified go after thirty days; verified accounts stay", async () => {
  const { db, pool } = app.database;
  const [old, young] = [freshEmail("old"), freshEmail("young")];
  const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await makePerson(db, { email: old, emailVerifiedAt: null, updatedAt: month });
  await makePerson(db, { email: young, emailVerifiedAt: null });
  const stays = await makePerson(db, { updatedAt: month });
  await sweepLeftovers(db);
  const kept = await db.select({ email: accounts.email }).from(accounts);
  expect(kept.map(({ email }) => email)).toEqual(expect.arrayContaining([young, stays.email]));
  expect(kept.map(({ email }) => email)).not.toContain(old);
  expect((await pool.query("select 1 from rate_limits where expire < $1", [Date.now() - 60_000])).rows).toEqual([]);
});
