/** People in the office (R11.1): found, viewed, suspended and restored, and the immediate effects of a suspension. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import * as office from "#contract/office/accounts.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { openJobs } from "#server/jobs/boss.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { eraseAccounts } from "#server/privacy/erase-accounts.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makePerson(app.database.db, { role: "admin" });
});
afterAll(() => app.close());

const find = async (query: Record<string, string>) =>
  (await app.call(office.listAccountsEndpoint, { token: admin.token, query })).body.map(({ id }) => id);
const see = (id: string) => app.call(office.readAccountEndpoint, { token: admin.token, params: { id } });
const suspend = (id: string, reason = "Asked for money in advance.") =>
  app.call(office.suspendAccountEndpoint, { token: admin.token, params: { id }, body: { reason, rule: "unsafe" } });
const restore = (id: string, body: object = {}) =>
  app.call(office.restoreAccountEndpoint, { token: admin.token, params: { id }, body });
const signIn = ({ email, role }: TestPerson, password = goodPassword) =>
  app.call(loginEndpoint, { body: { email, role, password } });

test("R11.4 listing people is logged: who was shown, not what was typed", async () => {
  const { db, pool } = app.database;
  const by = await makePerson(db, { role: "admin" });
  const child = await makeStudent(db, { name: "Kumud Listed" });
  for (const query of [
    { q: "Kumud Listed", role: "student" },
    { q: "nobody is called so", role: "teacher" },
  ])
    expect((await app.call(office.listAccountsEndpoint, { token: by.token, query })).status).toBe(200);
  const { rows } = await pool.query(
    "select act, subject_kind, details from audit_log where admin_id = $1 order by created_at, id",
    [by.id],
  );
  const look = { act: "list_people", subject_kind: "account" };
  const details = { status: null, searched: true };
  expect(rows).toEqual([
    { ...look, details: { ...details, role: "student", page: 1, shown: [child.id] } },
    { ...look, details: { ...details, role: "teacher", page: 1, shown: [] } },
  ]);
});

test("R11.1 people are found by part of a name, an e-mail or a phone, by role and by status", async () => {
  const { db } = app.database;
  const teacher = await makeTeacher(db, { name: "Ümit 100% Sönmez", phone: "+919811777001" });
  const student = await makeStudent(db, { name: "आरती वर्मा", phone: "+919811777002" });
  expect(await find({ q: "ümit" })).toEqual([teacher.id]);
  expect(await find({ q: "100%" })).toEqual([teacher.id]);
  expect(await find({ q: "100_" })).toEqual([]);
  expect(await find({ q: "आरती" })).toEqual([student.id]);
  expect(await find({ q: student.email.toUpperCase() })).toEqual([student.id]);
  expect(await find({ q: "098117 77-001" })).toEqual([teacher.id]);
  expect(await find({ q: "98117770" })).toEqual([student.id, teacher.id]);
  expect(await find({ q: "98117770", role: "teacher" })).toEqual([teacher.id]);
  expect(await find({ q: "98117770", status: "suspended" })).toEqual([]);
  await suspend(teacher.id);
  expect(await find({ q: "98117770", status: "suspended" })).toEqual([teacher.id]);
  expect(await find({ q: "98117770", status: "deactivated" })).toEqual([]);
});

test("R4.4 R11.1 an erased account is in no list and cannot be opened", async () => {
  const { db, pool } = app.database;
  const [stays, leaves] = [await makeStudent(db), await makeStudent(db)];
  await pool.query(
    "update accounts set status = 'deleted', status_changed_at = now() - interval '31 days' where id = $1",
    [leaves.id],
  );
  expect(await find({ q: leaves.email })).toEqual([leaves.id]);
  const jobs = await openJobs({ url: app.url, listener: app.listener, log: app.app.log });
  onTestFinished(() => jobs.stop());
  expect(await eraseAccounts({ db, jobs, log: app.app.log })).toEqual({ erased: 1, failed: 0 });
  const everybody = await find({ q: "", limit: "50" });
  expect(everybody).toContain(stays.id);
  expect(everybody).not.toContain(leaves.id);
  expect(await find({ q: "", status: "deleted" })).toEqual([]);
  expect((await see(leaves.id)).status).toBe(404);
});

test("R11.1 a person is shown with profile, relations, sessions and history; viewing a child is logged", async () => {
  const { db, pool } = app.database;
  const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
  const relationId = await relate(db, student.id, teacher.id, "accepted");
  await suspend(teacher.id);
  await restore(teacher.id, { reason: "A mistake." });
  const { status, body } = await see(teacher.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ name: "Meera Nair", role: "teacher", email: teacher.email, suspendedAt: null, listed: true },
    ...{ subjects: ["mathematics"], area: "lajpat-nagar", reports: { received: 0, open: 0, made: 0 } },
    relations: [{ id: relationId, with: { id: student.id, name: "Zoya Khan", role: "student" }, status: "accepted" }],
    documents: [{ type: "identity", state: "verified" }],
    sessions: [],
  });
  expect(body.history?.map(({ act }) => act)).toEqual(["restore_account", "suspend_account"]);
  expect(body.history?.[1]).toMatchObject({
    admin: { email: admin.email },
    before: { suspendedAt: null },
    details: { words: "Asked for money in advance.", rule: "unsafe" },
  });
  expect((await see(student.id)).body).toMatchObject({ grade: "10", sessions: [{ device: "test" }] });
  const { rows } = await pool.query("select act from audit_log where subject_id = $1", [student.id]);
  expect(rows).toEqual([{ act: "read_student" }]);
  expect((await see(randomUUID())).status).toBe(404);
});

test("R11.1 a suspended account is signed out at once, cannot sign in, is found nowhere, and gets its mail; restored, it is as before", async () => {
  const teacher = await makeTeacher(app.database.db, { language: "hi" });
  const isFound = async () => {
    const query = { latitude: "28.57", longitude: "77.24", limit: "50" };
    const { body } = await app.call(publicNearbyTeachersEndpoint, { query });
    return body.teachers?.some(({ id }) => id === teacher.id);
  };
  expect(await isFound()).toBe(true);
  expect(await suspend(teacher.id)).toMatchObject({ status: 200, body: { listed: false } });
  expect((await app.call(office.listAccountsEndpoint, { token: teacher.token })).status).toBe(401);
  expect(await signIn(teacher)).toMatchObject({ status: 403, body: { code: "account_suspended" } });
  expect(await signIn(teacher, "Wrong@2026x")).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  expect([await isFound(), (await app.call(readTeacherEndpoint, { params: { id: teacher.id } })).status]).toEqual([
    false,
    404,
  ]);
  const mail = renderMail(await app.mail(teacher.email, "verdict_suspend_account"), {
    origin: "https://nukkad.test",
  });
  expect(mail.subject).toBe("आपका खाता रोक दिया गया है");
  expect(mail.text).toMatch(/Asked for money in advance\.[\s\S]*\/appeal\?token=/);
  expect(await suspend(teacher.id)).toMatchObject({ status: 409, body: { code: "already_decided", by: admin.email } });

  expect(await restore(teacher.id)).toMatchObject({ status: 200, body: { suspendedAt: null, listed: true } });
  expect((await signIn(teacher)).status).toBe(200);
  expect(await isFound()).toBe(true);
  expect((await app.mail(teacher.email, "verdict_undone")).params.words).toBeNull();
  expect(await restore(teacher.id)).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("R11.5 an unverified address gets no mail about a suspension; the verdict is notified on the page", async () => {
  const { db, pool } = app.database;
  const [unverified, verified] = [await makeTeacher(db, { emailVerifiedAt: null }), await makeTeacher(db)];
  for (const { id } of [unverified, verified]) expect((await suspend(id)).status).toBe(200);
  expect(await app.mails(unverified.email)).toEqual([]);
  expect(await app.mails(verified.email)).toMatchObject([{ kind: "verdict_suspend_account" }]);
  const { rows } = await pool.query("select kind from notifications where account_id = $1", [unverified.id]);
  expect(rows).toEqual([{ kind: "verdict" }]);
  await restore(unverified.id);
  expect(await app.mails(unverified.email)).toEqual([]);
});

test("R11.5 a suspension from before verdicts existed is lifted, also after an earlier verdict was undone", async () => {
  const teacher = await makeTeacher(app.database.db);
  await suspend(teacher.id);
  expect((await restore(teacher.id)).status).toBe(200);
  await app.database.pool.query(
    "update accounts set suspended_at = now(), suspension_reason = 'Long ago.' where id = $1",
    [teacher.id],
  );
  expect((await restore(teacher.id)).status).toBe(200);
  expect((await see(teacher.id)).body).toMatchObject({ suspendedAt: null });
  expect((await signIn(teacher)).status).toBe(200);
});

test("R11.1 no admin suspends an admin, and a suspension needs a reason", async () => {
  const other = await makePerson(app.database.db, { role: "admin" });
  expect(await suspend(other.id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await suspend(admin.id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  const student = await makeStudent(app.database.db);
  expect((await suspend(student.id, "  \n")).body.issues).toMatchObject([{ path: "reason", code: "required" }]);
  expect((await suspend(randomUUID())).status).toBe(404);
});
