/** An admin ends every session of a person (R11.1, R7.6): at once for calls and pages, for that person alone, logged, with a mail. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { endAccountSessionsEndpoint } from "#contract/office/accounts.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";
import { makeWebBuild } from "#test/web-build.ts";

let app: TestApp;
let build: Awaited<ReturnType<typeof makeWebBuild>>;
let admin: TestPerson;
beforeAll(async () => {
  build = await makeWebBuild();
  app = await createTestApp({ buildDir: build.dir });
  admin = await makePerson(app.database.db, { role: "admin" });
});
afterAll(async () => {
  await app.close();
  await build.remove();
});

const end = (by: TestPerson, id: string) => app.call(endAccountSessionsEndpoint, { token: by.token, params: { id } });

const statusOf = async (token: string) => (await app.call(readMeEndpoint, { token })).status;

/** Whether this page session gets the signed-in page. */
const opens = async ({ page, id }: TestPerson) => {
  const { body } = await app.app.inject({ url: "/app", headers: { cookie: `__Host-nukkad_page=${page}` } });
  return body.includes(id);
};

const signIn = ({ email, role }: TestPerson) =>
  app.call(loginEndpoint, { body: { email, role, password: goodPassword } });

test("R11.1 R7.6 an admin ends every session of a person: dead at the next call and page, others live on, and the person is notified", async () => {
  const { db, pool } = app.database;
  const [person, neighbour] = [await makeStudent(db, { language: "hi" }), await makeStudent(db)];
  const { token: second = "" } = (await signIn(person)).body;
  expect([await statusOf(person.token), await statusOf(second), await opens(person)]).toEqual([200, 200, true]);
  const { status, body } = await end(admin, person.id);
  expect([status, body]).toEqual([200, expect.objectContaining({ id: person.id, suspendedAt: null })]);
  expect([await statusOf(person.token), await statusOf(second), await opens(person)]).toEqual([401, 401, false]);
  expect([await statusOf(neighbour.token), await opens(neighbour), await statusOf(admin.token)]).toEqual([
    ...[200, true, 200],
  ]);
  const { rows } = await pool.query("select act, admin_id, before, after from audit_log where subject_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([{ act: "end_sessions", admin_id: admin.id, before: { sessions: 2 }, after: { sessions: 0 } }]);
  const mail = renderMail(await app.mail(person.email, "sessions_ended"), { origin: "https://nukkad.test" });
  expect(mail.subject).toContain("हर जगह साइन आउट");
  expect((await signIn(person)).status).toBe(200);
});

test.each(["support", "verifier", "teacher"] as const)("R6.2 a %s cannot end sessions", async (role) => {
  const { db } = app.database;
  const [by, person] = [await makePerson(db, { role }), await makeStudent(db)];
  expect(await end(by, person.id)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(await statusOf(person.token)).toBe(200);
});

test("R11.1 ending the sessions of a missing account is not found", async () => {
  expect(await end(admin, randomUUID())).toMatchObject({ status: 404 });
});

test("R11.1 the notice of ended sessions goes to no unverified e-mail", async () => {
  const person = await makeStudent(app.database.db, { emailVerifiedAt: null });
  expect((await end(admin, person.id)).status).toBe(200);
  expect(await app.mails(person.email)).toEqual([]);
});
