/**
 * Views of a teacher's page (R3.9, R7.7): each network once a local day, reported by the browser only, without a trace of the
 * visitor.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { teacherStatisticsEndpoint } from "#contract/relations.ts";
import { countTeacherViewEndpoint, readTeacherEndpoint, readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { readTeacherStatistics } from "#server/relations/teacher-statistics.ts";
import { createTestApp, type TestApp, type TestRequest } from "#test/app.ts";
import { makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { countView } from "./count-view.ts";
import { sweepVisitors } from "./sweep-visitors.ts";

let app: TestApp;
let teacher: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  teacher = await makeTeacher(app.database.db);
});
afterAll(() => app.close());

const view = (sent: TestRequest = {}) => app.call(countTeacherViewEndpoint, { params: { id: teacher.id }, ...sent });
const views = async () => (await app.call(readTeacherProfileEndpoint, { token: teacher.token })).body.profileViews;

test("R7.7 reading the page, as rendering does, counts no view", async () => {
  const student = await makePerson(app.database.db);
  for (const token of [undefined, student.token])
    expect((await app.call(readTeacherEndpoint, { params: { id: teacher.id }, ...(token && { token }) })).status).toBe(
      200,
    );
  expect(await views()).toBe(0);
});

test("R7.7 a network counts once a day, whatever its browsers call themselves and whoever signs in", async () => {
  const student = await makePerson(app.database.db);
  for (let nth = 0; nth < 100; nth++)
    await view({ address: "203.0.113.7", headers: { "user-agent": `Browser ${nth}` } });
  await view({ address: "203.0.113.7", token: student.token });
  expect(await views()).toBe(1);
  await view({ address: "203.0.113.8" });
  expect(await views()).toBe(2);
  for (const host of ["1", "ffff:2"]) await view({ address: `2001:db8:1:2::${host}` });
  expect(await views()).toBe(3);
  const { body } = await app.call(teacherStatisticsEndpoint, { token: teacher.token });
  expect([body.profileViews?.total, body.profileViews?.days.at(-1)?.count]).toEqual([3, 3]);
});

test("R7.7 of many concurrent views each network counts once", async () => {
  const addresses = Array.from({ length: 40 }, (_, nth) => `198.51.100.${nth % 4}`);
  await Promise.all(addresses.map((address) => view({ address })));
  expect(await views()).toBe(4);
});

test("R7.7 views by the teacher or an admin do not count, nor those of a page that is not public", async () => {
  const admin = await makePerson(app.database.db, { role: "admin" });
  for (const { token } of [teacher, admin]) await view({ token });
  await app.database.pool.query("update teachers set subjects = '{}' where account_id = $1", [teacher.id]);
  await view();
  expect(await views()).toBe(0);
  expect((await view({ params: { id: "0198a0de-0000-7000-8000-000000000000" } })).status).toBe(204);
});

const visitor = { signedIn: null, address: "203.0.113.7", userAgent: "", language: "en" } as const;
const viewAt = (moment: string, address: string = visitor.address) =>
  countView(app.database.db, Buffer.from("key"), teacher.id, { ...visitor, address }, new Date(moment));

test("R7.7 a day begins at midnight in India", async () => {
  const moments = ["2026-03-01T18:29:59Z", "2026-03-01T18:30:00Z", "2026-03-02T18:29:59Z", "2026-03-02T18:30:00Z"];
  for (const moment of moments) await viewAt(moment);
  const statistics = await readTeacherStatistics(app.database.db, teacher.id, new Date("2026-03-02T18:30:00Z"));
  expect(statistics.profileViews.total).toBe(3);
  expect(statistics.profileViews.days.slice(-4)).toEqual([
    { date: "2026-02-28", count: 0 },
    { date: "2026-03-01", count: 1 },
    { date: "2026-03-02", count: 1 },
    { date: "2026-03-03", count: 1 },
  ]);
});

test("R7.7 visitor hashes are deleted after their day; the count stays", async () => {
  const { pool } = app.database;
  const hashes = async () => {
    const { rows } = await pool.query<{ hash: string }>(
      "select encode(visitor_hash, 'hex') as hash from profile_view_visitors where teacher_id = $1",
      [teacher.id],
    );
    return rows.map(({ hash }) => hash);
  };
  await viewAt("2026-03-02T10:00:00Z");
  const [yesterday] = await hashes();
  await viewAt("2026-03-03T10:00:00Z");
  await sweepVisitors(pool, new Date("2026-03-02T18:29:59Z"));
  expect(await hashes()).toHaveLength(2);
  await sweepVisitors(pool, new Date("2026-03-02T18:30:00Z"));
  const today = await hashes();
  expect(today).toHaveLength(1);
  expect(today).not.toContain(yesterday);
  await viewAt("2026-03-03T10:00:01Z");
  expect(await views()).toBe(2);
});
