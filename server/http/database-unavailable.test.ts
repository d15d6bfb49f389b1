/** Answers while the database is unavailable (R12.3): 503 with Retry-After, soon; the process stays alive and recovers by itself. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { publicNearbyTeachersEndpoint, supplyEndpoint } from "#contract/search.ts";
import { createTestApp, type TestApp, type TestRequest } from "#test/app.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { type DatabaseLine, openDatabaseProxy } from "#test/database-line.ts";
import { makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";

let database: TestDatabase;
let line: DatabaseLine;
let app: TestApp;
let teacher: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await openDatabaseProxy(database.url);
  app = await createTestApp({ url: line.url, settings: { PATIENCE: "2" } });
  teacher = await makeTeacher(app.database.db);
});
afterAll(async () => {
  await app.close();
  await line.close();
  await database.drop();
});

const calls = (): [Endpoint, TestRequest][] => [
  [publicNearbyTeachersEndpoint, {}],
  [supplyEndpoint, {}],
  [readMeEndpoint, { token: teacher.token }],
  [saveTeacherProfileEndpoint, { token: teacher.token, body: { bio: "Patient." } }],
  [loginEndpoint, { body: { email: teacher.email, role: "teacher", password: "whatever it is" } }],
];

/** All calls at once, three times each. */
async function answersOfAll() {
  const calling = [...calls(), ...calls(), ...calls()].map(([endpoint, sent]) => app.call(endpoint, sent));
  return (await Promise.all(calling)).map(({ status, body, headers }) => [status, body.code, headers["retry-after"]]);
}

async function isBack(): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await app.app.inject("/readyz")).statusCode).toBe(200);
      expect((await app.call(readMeEndpoint, { token: teacher.token })).status).toBe(200);
      expect((await app.call(publicNearbyTeachersEndpoint)).status).toBe(200);
    },
    { timeout: 20_000, interval: 200 },
  );
}

test.each([
  ["is silent", () => line.silence()],
  ["refuses", () => line.cut()],
])(
  "R12.3 every call answers 503 while the database %s, and works when it is available again",
  async (_title, goAway) => {
    expect((await app.call(publicNearbyTeachersEndpoint)).status).toBe(200);
    await goAway();
    const [health, ready, answers] = await Promise.all([
      app.app.inject("/healthz"),
      app.app.inject("/readyz"),
      answersOfAll(),
    ]);
    expect([health.statusCode, ready.statusCode]).toEqual([200, 503]);
    expect(answers).toEqual(answers.map(() => [503, "overloaded", "5"]));
    await line.mend();
    await isBack();
  },
  60_000,
);
