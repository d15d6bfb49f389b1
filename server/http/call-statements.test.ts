/** Limits the database statements of the most frequent calls and of every save (R7, R12.3), as each is a round trip. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { registerEndpoint } from "#contract/accounts.ts";
import { sendContactMessageEndpoint } from "#contract/contact-messages.ts";
import { idempotency } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { studentNotificationKinds } from "#contract/notifications.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import * as calls from "#contract/relations.ts";
import { nearbyTeachersEndpoint } from "#contract/search.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { collectStatements, countStatements } from "#test/count-statements.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { freshEmail, goodPassword } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ settings: { SEARCH_INDEX: "yes" } });
  collectStatements();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

/** As pages send it: a save has an idempotency key. */
async function count(...[endpoint, sent]: Parameters<TestApp["call"]>) {
  const keyed = { ...sent, headers: { [idempotency.header]: randomUUID() } };
  const { found, statements } = await countStatements(() => app.call(endpoint, keyed));
  expect(found.status, JSON.stringify(found.body)).toBeLessThan(300);
  return { statements, body: found.body as { id?: string } };
}

test("R7.15 R12.3 a save takes few statements: the session with the key, the key, begin and commit among them, its answer stored afterwards", async () => {
  const { token, email } = await makeStudent(app.database.db);
  const teacher = await makeTeacher(app.database.db);
  const requested = await count(calls.contactTeacherEndpoint, {
    token,
    params: { id: teacher.id },
    body: { message: "Namaste" },
  });
  const took = {
    requested: requested.statements,
    withdrawn: (await count(calls.withdrawFromTeacherEndpoint, { token, params: { id: requested.body.id ?? "" } }))
      .statements,
    profile: (await count(saveStudentProfileEndpoint, { token, body: { bio: "Likes maps." } })).statements,
    message: (
      await count(sendContactMessageEndpoint, {
        token,
        body: { fullName: "Asha Rao", email, subject: "Hours", message: "When?" },
      })
    ).statements,
  };
  const most = { requested: 11, withdrawn: 8, profile: 8, message: 8 };
  for (const [name, statements] of Object.entries(most))
    expect([name, took[name as keyof typeof most] <= statements ? statements : took]).toEqual([name, statements]);
});

test("R7.2 R12.3 registering counts attempts by one statement, and writes by few", async () => {
  const body = { name: "Asha Rao", email: freshEmail(), password: goodPassword, role: "student" };
  expect((await count(registerEndpoint, { body })).statements).toBeLessThanOrEqual(12);
});

test("R7.6 R7.12 calls of every page take the session's statement and at most one more", async () => {
  const { token } = await makeStudent(app.database.db);
  expect((await count(readMeEndpoint, { token })).statements).toBe(1);
  expect((await count(studentNotificationKinds.list, { token })).statements).toBe(2);
});

test("R7.11 a student's own search from memory queries the session, the profile with open relations, and unread notifications", async () => {
  const { token } = await makeStudent(app.database.db);
  const isReady = async () => (await app.app.inject("/readyz")).json().searchIndex.ready === true;
  await vi.waitUntil(isReady, { timeout: 20_000, interval: 50 });
  const query = { latitude: "28.57", longitude: "77.24" };
  // The first search fills the card cache.
  await count(nearbyTeachersEndpoint, { token, query });
  expect((await count(nearbyTeachersEndpoint, { token, query })).statements).toBeLessThanOrEqual(3);
});
