/** The security log: refusals and admin reads, without an address or a name, one row an hour for repeated events. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exportDataEndpoint, loginEndpoint } from "#contract/accounts.ts";
import { readStudentEndpoint } from "#contract/students.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";
import { freshEmail, makePerson } from "#test/people.ts";
import { sweepLeftovers } from "./sweep-leftovers.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function read(where: string, value: string) {
  const { rows } = await app.database.pool.query(`select * from security_log where ${where} = $1 order by last_at`, [
    value,
  ]);
  return rows;
}

test("R7.13 failed sign-ins and the block that follows are written, countable by address, readable by nobody", async () => {
  const email = freshEmail("nobody");
  const address = "203.0.113.77";
  for (let number = 0; number < 12; number++)
    await app.call(loginEndpoint, { body: { email, role: "student", password: "Wrong@12345" }, address });
  const written = await vi.waitFor(async () => {
    const rows = await read("network", "203.0.113.*");
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(12);
    return rows;
  }, 20_000);
  expect(written.map(({ event, times }) => [event, times])).toEqual(
    expect.arrayContaining([["account_blocked", expect.any(Number)]]),
  );
  const of = (event: string) => written.filter((row) => row.event === event).reduce((sum, { times }) => sum + times, 0);
  expect([of("invalid_credentials"), of("account_blocked")]).toEqual([10, 2]);
  expect(new Set(written.map(({ about }) => about)).size).toBe(1);
  for (const hidden of [email, address, "Wrong@12345"]) expect(JSON.stringify(written)).not.toContain(hidden);
});

test("R6.2 R7.14 a call of another role, a required confirmation, and an admin's reads are written", async () => {
  const student = await makeStudent(app.database.db);
  const admin = await makePerson(app.database.db, { role: "admin" });
  await app.call(readTeacherProfileEndpoint, { token: student.token });
  await app.database.pool.query("update sessions set confirmed_at = now() - interval '1 hour' where account_id = $1", [
    student.id,
  ]);
  await app.call(exportDataEndpoint, { token: student.token });
  await app.call(readStudentEndpoint, { token: admin.token, params: { id: student.id } });
  await vi.waitFor(async () => {
    const own = (await read("about", student.id)).map(({ event, call }) => `${event} ${call}`);
    expect(own.toSorted()).toEqual(["confirm_required GET /api/auth/export", "forbidden GET /api/teachers/profile"]);
    expect(await read("about", admin.id)).toMatchObject([{ event: "admin_look", subject: student.id }]);
  }, 20_000);
});

test("ASVS 16.4.3 each line is in the process log too, as JSON, without an address or a name", async () => {
  const email = freshEmail("shipped");
  const address = "198.51.100.66";
  await app.call(loginEndpoint, { body: { email, role: "student", password: "Wrong@12345" }, address });
  const line = await vi.waitFor(() => {
    const found = app.log.find((one) => one.includes('"security log"') && one.includes("198.51.100.*"));
    expect(found).toBeDefined();
    return found ?? "";
  }, 20_000);
  expect(JSON.parse(line).security).toEqual({
    event: "invalid_credentials",
    call: "POST /api/auth/login",
    about: expect.stringMatching(/^[\w-]{43}$/),
    subject: "",
    network: "198.51.100.*",
    times: 1,
  });
  for (const hidden of [email, address]) expect(line).not.toContain(hidden);
});

test("R7.14 it is stored for 90 days", async () => {
  const add = (event: string, days: number) =>
    app.database.pool.query(
      "insert into security_log (event, call, about, subject, network, hour) values ($1, '', '', '', '', now() - make_interval(days => $2))",
      [event, days],
    );
  await add("old", 91);
  await add("young", 89);
  await sweepLeftovers(app.database.pool);
  expect([await read("event", "old"), (await read("event", "young")).length]).toEqual([[], 1]);
});
