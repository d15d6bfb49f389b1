/** Floods (R12.3, decision 26): what is refused, with what answer, and who is still served. */
import fs from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import { search } from "#contract/limits.ts";
import { findPlacesEndpoint } from "#contract/locations.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { classesOfWork as work } from "#server/http/classes-of-work.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { delayWrites, untilWaiting } from "#test/delay-writes.ts";
import { makeStudent } from "#test/members.ts";
import { goodPassword } from "#test/people.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";

let app: TestApp;
/** Over a real connection, which can be closed. */
let origin: string;
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const letters = (nth: number) => [...String(nth)].map((digit) => "bdfghklmnp"[Number(digit)]).join("");

beforeAll(async () => {
  app = await createTestApp({ settings: { PATIENCE: "2" } });
  origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  await seedTeachers(
    app.database.pool,
    times(300).map((nth) =>
      seedTeacher({
        id: `00000000-0000-7000-8000-${String(nth).padStart(12, "0")}`,
        bio: "Concepts first. ".repeat(80),
      }),
    ),
  );
});
afterAll(() => app.close());

/** Words without matches, so that typos are tolerated. */
const nonsense = (nth: number) => ({
  distance: "100",
  searchQuery: times(12)
    .map((word) => `zq${letters(1000 + nth * 12 + word)}x`)
    .join(" "),
});

async function countActive(statement: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query like $1`,
    [statement],
  );
  return rows[0]?.count ?? 0;
}

test("R7.11 thirty nonsense searches at once: two run typo-tolerantly, the rest waits or is 503, nothing fails, and plain searches go on", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  let going = true;
  const flood = Promise.all(
    times(30).map((nth) => app.call(publicNearbyTeachersEndpoint, { query: nonsense(nth), address: `10.0.0.${nth}` })),
  ).finally(() => {
    going = false;
  });
  let most = 0;
  while (going) {
    most = Math.max(most, await countActive("%<\\%%"));
    const plain = await app.call(publicNearbyTeachersEndpoint, { query: { distance: "5" }, address: "10.0.1.1" });
    expect(plain.status).toBe(200);
  }
  const answers = await flood;
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body, headers }) => [status, body.code, headers["retry-after"]])).toEqual(
    refused.map(() => [503, "overloaded", "5"]),
  );
  await vi.waitFor(async () => {
    const alone = await app.call(publicNearbyTeachersEndpoint, { query: nonsense(31), address: "10.9.9.9" });
    expect(alone.status).toBe(200);
  });
  expect(most).toBeLessThanOrEqual(work.forgiving.atOnce);
  const forgiving = query.mock.calls
    .map(([asked]) => (typeof asked === "string" ? asked : (asked as { text: string }).text))
    .filter((text) => text.includes("<% t.search_text"));
  query.mockRestore();
  expect(forgiving.length).toBeGreaterThan(0);
  // Each word is in the count query and in the page query; none counts beyond the circle.
  const counts = forgiving.map((text) => text.split("<% t.search_text").length - 1);
  expect(new Set(counts)).toEqual(new Set([search.forgivenWords, 2 * search.forgivenWords]));
}, 60_000);

test("R7.11 one network gets thirty typo-tolerant searches a minute, without cost to others", async () => {
  const ask = (nth: number, address: string) =>
    app.call(publicNearbyTeachersEndpoint, {
      query: { searchQuery: `zq${letters(nth)}x`, distance: "1", latitude: "10", longitude: "70" },
      address,
    });
  const { perMinute } = work.forgiving;
  for (const nth of times(perMinute)) expect((await ask(nth, "10.0.2.1")).status).toBe(200);
  const late = await ask(perMinute, "10.0.2.1");
  expect([late.status, late.body.code]).toEqual([429, "too_many_requests"]);
  expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(0, "10.0.2.2")).status).toBe(200);
  expect((await app.call(publicNearbyTeachersEndpoint, { address: "10.0.2.1" })).status).toBe(200);
}, 60_000);

test("R7.10 one network may look up so many places a minute, whatever it sends", async () => {
  const ask = async (address: string) => (await app.call(findPlacesEndpoint, { query: { q: "" }, address })).status;
  const statuses: number[] = [];
  for (const _ of times(work.places.perMinute + 1)) statuses.push(await ask("10.0.3.1"));
  expect(statuses.indexOf(429)).toBe(work.places.perMinute);
  expect(await ask("10.0.3.2")).not.toBe(429);
}, 60_000);

test("R12.3 hanging searches block neither sign-in nor account calls, and are 503 themselves", async () => {
  const student = await makeStudent(app.database.db);
  const blocker = await app.database.pool.connect();
  await blocker.query("begin; lock table teachers in access exclusive mode");
  const hanging = times(80).map((nth) => app.call(publicNearbyTeachersEndpoint, { address: `10.0.4.${nth}` }));
  await vi.waitFor(async () => expect(await countActive("%from teachers t%")).toBe(work.search.atOnce));
  const wrong = { email: "nobody@example.test", role: "student", password: "Some other password 9" };
  expect((await app.call(loginEndpoint, { body: wrong, address: "10.0.5.1" })).status).toBe(401);
  expect((await app.call(readMeEndpoint, { token: student.token })).status).toBe(200);
  expect((await app.app.inject("/readyz")).statusCode).toBe(200);
  const answers = await Promise.all(hanging);
  await blocker.query("rollback");
  blocker.release();
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [503, "overloaded"]));
  expect((await app.call(publicNearbyTeachersEndpoint)).status).toBe(200);
}, 60_000);

test("R12.3 saves without a free turn wait for one: having sent a body does not count as a disconnect", async () => {
  const { db, pool } = app.database;
  const students = await Promise.all(times(3 * work.saves.atOnce).map(() => makeStudent(db)));
  const release = await delayWrites(pool, "students", work.saves.atOnce);
  const saved = students.map(({ token }, nth) =>
    fetch(`${origin}${saveStudentProfileEndpoint.path}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ bio: `Likes the number ${nth}.` }),
    }),
  );
  await release();
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual(students.map(() => 200));
}, 60_000);

test("R12.3 hanging saves do not block signing in", async () => {
  const { db, pool } = app.database;
  const another = await makeStudent(db);
  const students = await Promise.all(times(work.saves.atOnce + 3).map(() => makeStudent(db)));
  const blocker = await pool.connect();
  await blocker.query("begin; lock table students in share mode");
  const answered: [string, number][] = [];
  const saving = students.map(async ({ token }, nth) => {
    const save = { token, body: { bio: "Likes numbers." }, address: `10.0.6.${nth}` };
    answered.push(["save", (await app.call(saveStudentProfileEndpoint, save)).status]);
  });
  await untilWaiting(pool, work.saves.atOnce);
  const body = { email: another.email, role: another.role, password: goodPassword };
  answered.push(["login", (await app.call(loginEndpoint, { body, address: "10.0.7.1" })).status]);
  await blocker.query("rollback").finally(() => blocker.release());
  await Promise.all(saving);
  expect(answered).toEqual([["login", 200], ...students.map(() => ["save", 200])]);
}, 60_000);

test("R7.11 a search whose requester disconnected is cancelled in the database", async () => {
  const blocker = await app.database.pool.connect();
  await blocker.query("begin; lock table teachers in access exclusive mode");
  const query = vi.spyOn(pg.Client.prototype, "query");
  const cancelled = () => query.mock.calls.filter(([sent]) => String(sent).includes("pg_cancel_backend")).length;
  const leaving = new AbortController();
  const searching = fetch(`${origin}${publicNearbyTeachersEndpoint.path}`, { signal: leaving.signal }).catch(
    () => "left",
  );
  await vi.waitFor(async () => expect(await countActive("%from teachers t%")).toBe(1));
  expect(cancelled()).toBe(0);
  leaving.abort();
  expect(await searching).toBe("left");
  await vi.waitFor(() => expect(cancelled()).toBe(1));
  await vi.waitFor(async () => expect(await countActive("%from teachers t%")).toBe(0));
  query.mockRestore();
  await blocker.query("rollback");
  blocker.release();
}, 60_000);

test("R12.3 readiness is answered without disk access, as it is checked all the time", async () => {
  expect((await app.app.inject("/readyz")).statusCode).toBe(200);
  const reads = vi.spyOn(fs, "readFileSync");
  expect((await app.app.inject("/readyz")).statusCode).toBe(200);
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
});
