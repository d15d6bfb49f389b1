/** What stays of a person thirty days after deletion (R4.4): history without a name. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerEndpoint } from "#contract/accounts.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import { reviews } from "#server/db/schema/relations.ts";
import { learners } from "#server/db/schema/students.ts";
import { type Jobs, openJobs } from "#server/jobs/boss.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";
import { relate, sayMet } from "#test/relations.ts";
import { eraseAccounts } from "./erase-accounts.ts";

let app: TestApp;
let jobs: Jobs;

beforeAll(async () => {
  app = await createTestApp();
  jobs = await openJobs({ url: app.url, listener: app.listener, log: app.app.log });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

test("R4.4 thirty days after deletion nothing identifies the person, and history keeps its row", async () => {
  const { db, pool } = app.database;
  const student = await makePerson(db, { name: "Zubeida Unforgotten", phone: "+919876500009" });
  const teacher = await makePerson(db, { role: "teacher" });
  const relation = await relate(db, student.id, teacher.id, "accepted", "Zubeida asks");
  const hoped = await makePerson(db, { role: "teacher" });
  await relate(db, student.id, hoped.id, "pending", "Zubeida asks");
  await db.insert(learners).values({ accountId: student.id, name: "Sister of Zubeida" });
  await db.insert(lessons).values({
    relationId: relation,
    studentId: student.id,
    teacherId: teacher.id,
    proposedBy: "student",
    state: "objected",
    startsAt: new Date(0),
    endsAt: new Date(1),
    mode: "online",
    ...{ outcome: "held", taught: 60, paise: 1, note: "Zubeida likes mornings", objection: "Zubeida was ill" },
  });
  await sayMet(db, relation, student.id);
  await db.insert(reviews).values({
    relationId: relation,
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
  const parts = { db, jobs, log: app.app.log };
  await age(29);
  expect(await eraseAccounts(parts)).toEqual({ erased: 0, failed: 0 });
  await age(31);
  expect(await eraseAccounts(parts)).toEqual({ erased: 1, failed: 0 });
  expect(await eraseAccounts(parts)).toEqual({ erased: 0, failed: 0 });

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
  const [history] = (await pool.query("select * from relations where id = $1", [relation])).rows;
  expect(history).toMatchObject({ status: "ended", ended_by: "student", message: null });
  const [rated] = (await pool.query("select rating from teachers where account_id = $1", [teacher.id])).rows;
  expect(Number(rated.rating)).toBe(4);
  await app.mail(student.email, "account_erased");
  const kindsOf = async ({ id }: TestPerson) =>
    (await pool.query("select kind from notifications where account_id = $1", [id])).rows.map(({ kind }) => kind);
  expect([await kindsOf(teacher), await kindsOf(hoped)]).toEqual([["relation_ended"], ["request_withdrawn"]]);
  expect(JSON.stringify(await app.mail(teacher.email, "relation_ended"))).not.toContain("Zubeida");

  const again = { name: "Zubeida", email: student.email, password: goodPassword, role: "student" };
  expect((await app.call(registerEndpoint, { body: again })).status).toBe(201);
  await app.mail(student.email, "verify_email");
});

test("R4.4 a teacher's answers are erased with them, the texts of families stay", async () => {
  const { db, pool } = app.database;
  const [student, teacher] = [await makePerson(db), await makePerson(db, { role: "teacher" })];
  const relationId = await relate(db, student.id, teacher.id, "accepted");
  const words = { stars: 4, text: "Good.", answer: "Thank you.", answeredAt: new Date() };
  await db.insert(reviews).values({ relationId, studentId: student.id, teacherId: teacher.id, ...words });
  const leave = "update accounts set status = 'deleted', status_changed_at = now() - interval '31 days' where id = $1";
  await pool.query(leave, [teacher.id]);
  await eraseAccounts({ db, jobs, log: app.app.log });
  const { rows } = await pool.query("select text, answer from reviews where teacher_id = $1", [teacher.id]);
  expect(rows).toEqual([{ text: "Good.", answer: null }]);
});

test("R4.4 a failed erasure does not stop others, is logged without personal text, and is retried", async () => {
  const { db, pool } = app.database;
  const leavers = [await makePerson(db, { name: "Farida Stuck" }), await makePerson(db), await makePerson(db)];
  const [stuck, ...others] = leavers.map(({ id }) => id);
  for (const [nth, { id }] of leavers.entries())
    await pool.query(
      "update accounts set status = 'deleted', status_changed_at = now() - make_interval(days => $2) where id = $1",
      [id, 40 - nth],
    );
  // As a table would that erasure does not know.
  await pool.query(`create table keepsakes (account_id uuid references students on delete restrict);
    insert into keepsakes values ('${stuck}')`);
  const findErased = async () => {
    const of = "select id from accounts where erased_at is not null and id = any($1) order by id";
    return (await pool.query(of, [leavers.map(({ id }) => id)])).rows.map(({ id }) => id);
  };
  const parts = { db, jobs, log: app.app.log };
  expect(await eraseAccounts(parts)).toEqual({ erased: 2, failed: 1 });
  expect(await findErased()).toEqual(others.sort());
  const lines = app.log.filter((line) => line.includes("could not be erased"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    account: stuck,
    failure: { sqlState: "23001", table: "keepsakes" },
  });
  expect(app.log.join()).not.toContain("Farida");

  await pool.query("drop table keepsakes");
  expect(await eraseAccounts(parts)).toEqual({ erased: 1, failed: 0 });
  expect(await findErased()).toEqual(leavers.map(({ id }) => id).sort());
});
