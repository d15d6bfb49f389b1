/** Log lines of failures (R7.0): enough to find the cause, and no personal data. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";
import { makePerson } from "#test/people.ts";
import { readStream } from "#test/read-stream.ts";
import { takeFailures } from "#test/seen-failures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Line = { level: number; msg: string; failure?: Record<string, unknown> };
const linesSince = (start: number): Line[] => app.log.slice(start).map((line) => JSON.parse(line));

test("R7.0 an unexpected failure of the database is logged with its SQLSTATE and rule, without the query's values", async () => {
  const { token, email } = await makePerson(app.database.db, { role: "teacher" });
  await app.database.pool.query("alter table accounts add constraint planted_rule check (phone is null) not valid");
  const start = app.log.length;
  const answer = await app.call(saveTeacherProfileEndpoint, {
    token,
    body: { phone: "9876512345", name: "Canary Person" },
  });
  await app.database.pool.query("alter table accounts drop constraint planted_rule");
  expect([answer.status, answer.body.code]).toEqual([500, "internal"]);
  expect(takeFailures()).toHaveLength(1);
  const failed = linesSince(start).find(({ msg }) => msg === "unexpected failure");
  expect(failed?.failure).toMatchObject({
    sqlState: "23514",
    constraint: "planted_rule",
    table: "accounts",
    stack: expect.stringMatching(/^ {4}at /),
    cause: { sqlState: "23514" },
  });
  const log = app.log.slice(start).join("");
  for (const value of ["9876512345", "Canary", email, "update"]) expect(log).not.toContain(value);
});

test("R7.9 a lost listening connection is logged with its reason", async () => {
  const start = app.log.length;
  await app.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nukkad listen' and datname = current_database()",
  );
  await vi.waitFor(() => {
    const lost = linesSince(start).find(({ msg }) => msg === "database: listening connection lost");
    expect(lost?.failure).toMatchObject({ sqlState: "57P01" });
  });
});

test("R7.9 a closed tab is no failure: no warning, no error, no status of ours", async () => {
  const student = await makeStudent(app.database.db);
  const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const start = app.log.length;
  for (let tab = 0; tab < 3; tab++) {
    const open = await readStream(`${address}/api/notifications/stream`, student.token);
    await open.until((events) => events.length > 0);
    open.leave();
  }
  const closed = () => linesSince(start).filter(({ msg }) => msg === "stream closed prematurely").length;
  await vi.waitFor(() => expect(closed()).toBe(3));
  await app.app.inject("/healthz");
  expect(linesSince(start).filter(({ level }) => level > 30)).toEqual([]);
  expect(app.log.slice(start).join("")).not.toContain('"status":500');
});
