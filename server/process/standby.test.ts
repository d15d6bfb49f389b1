/** A write that reaches a standby (R12.3): worth a retry soon, on a connection that may lead to the primary. */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { connections } from "#server/settings/tuning.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { type DatabaseLine, openDatabaseProxy } from "#test/database-line.ts";
import { makeTeacher } from "#test/members.ts";

let database: TestDatabase;
let line: DatabaseLine;
let app: TestApp;
let operator: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  operator = new pg.Client(database.url);
  await operator.connect();
  line = await openDatabaseProxy(database.url);
  app = await createTestApp({ url: line.url });
});
afterAll(async () => {
  await app.close();
  await line.close();
  await operator.end();
  await database.drop();
});

/** New connections lead to a server that refuses writes, as a standby does, or to one that accepts them. */
async function leadTo(server: "standby" | "primary"): Promise<void> {
  const name = operator.escapeIdentifier(new URL(database.url).pathname.slice(1));
  await operator.query(`alter database ${name} set default_transaction_read_only = ${server === "standby"}`);
}

test("R12.3 a write that reaches a standby is answered 503 with Retry-After, and its connection is not used again", async () => {
  const teacher = await makeTeacher(app.database.db);
  const save = () => app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: { bio: "Patient." } });
  await leadTo("standby");
  await line.mend();
  const refused = await save();
  expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([503, "overloaded", "5"]);
  await leadTo("primary");
  // Each refusal costs one of the connections that still lead there.
  const statuses: number[] = [];
  do statuses.push((await save()).status);
  while (statuses.at(-1) === 503 && statuses.length <= connections.rest);
  expect(statuses.at(-1)).toBe(200);
});
