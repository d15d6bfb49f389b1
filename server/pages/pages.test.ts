/** Pages over HTTP: the caches of two processes while people save, leave and return (decision 50). */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeTeacherStatusEndpoint } from "#contract/accounts.ts";
import { saveAvailabilityEndpoint } from "#contract/availability.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { unsubscribePushEndpoint } from "#contract/push.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { webOf } from "#test/web-build.ts";

const clock = { now: 0 };
/** Rendered addresses in order, in both processes. */
const rendered: string[] = [];

/** In place of the web build: /t/<id> shows a teacher, /list the search, /words neither. */
const web = webOf(async (request, { transport }) => {
  const { pathname } = new URL(request.url);
  rendered.push(pathname);
  if (pathname === "/words") return new Response("words");
  const url =
    pathname === "/list"
      ? publicNearbyTeachersEndpoint.path
      : readTeacherEndpoint.path.replace("{id}", pathname.slice("/t/".length));
  const { status, body } = await transport({ method: "GET", url, headers: {} });
  return new Response(body, { status });
});

let app: TestApp;
let other: TestApp;
let marker: TestPerson;
let teacher: TestPerson;
const pages = { web, now: () => clock.now };

beforeAll(async () => {
  app = await createTestApp({ pages });
  other = await createTestApp({ pages, url: app.url });
  marker = await makeTeacher(app.database.db);
});

afterAll(async () => {
  await other.close();
  await app.close();
});

type Read = { of?: TestApp; cookie?: string };

async function read(path: string, { of = app, cookie }: Read = {}) {
  const answer = await of.app.inject({ url: path, headers: { ...(cookie !== undefined && { cookie }) } });
  return { status: answer.statusCode, text: answer.body };
}

const rendersOf = (path: string) => rendered.filter((one) => one === path).length;

/** Waits until both processes have received all announcements: a marker page is purged and seen to be rendered again. */
async function hear(): Promise<void> {
  const path = `/t/${marker.id}`;
  for (const of of [app, other]) await read(path, { of });
  const before = rendersOf(path);
  await app.database.pool.query("select pg_notify('pages', $1)", [`purge page ${marker.id}`]);
  await expect
    .poll(
      async () => {
        for (const of of [app, other]) await read(path, { of });
        return rendersOf(path);
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(before + 2);
}

const save = (body: object) => app.call(saveTeacherProfileEndpoint, { token: teacher.token, body });

beforeEach(async () => {
  teacher = await makeTeacher(app.database.db);
  await save({ bio: "Old words." });
  await hear();
  // Whatever was stale is too old by now.
  clock.now += 60_000;
  for (const of of [app, other]) for (const path of [`/t/${teacher.id}`, "/list", "/words"]) await read(path, { of });
  rendered.length = 0;
});

test("R2.1 a save makes the teacher's page and lists stale in every process, and no other page", async () => {
  const another = `/t/${(await makeTeacher(app.database.db)).id}`;
  await hear();
  clock.now += 60_000;
  for (const of of [app, other]) for (const path of [another, "/list"]) await read(path, { of });
  rendered.length = 0;

  await save({ bio: "New words." });
  await hear();
  clock.now += 4_999;
  for (const of of [app, other]) {
    expect((await read(`/t/${teacher.id}`, { of })).text).toContain("Old words.");
    await expect.poll(async () => (await read(`/t/${teacher.id}`, { of })).text).toContain("New words.");
  }
  clock.now += 1;
  for (const of of [app, other]) for (const path of ["/list", another, "/words"]) await read(path, { of });
  expect([`/t/${teacher.id}`, "/list", another, "/words"].map(rendersOf)).toEqual([2, 2, 0, 0]);
});

test("R2.1 five seconds after a save nobody gets the old page", async () => {
  await save({ bio: "New words." });
  await hear();
  clock.now += 5_000;
  for (const of of [app, other]) expect((await read(`/t/${teacher.id}`, { of })).text).toContain("New words.");
});

test("R2.1 the person who saved sees it at once, in every process; a reading call sets no cookie", async () => {
  const saved = await save({ bio: "New words." });
  const cookie = String(saved.headers["set-cookie"]);
  expect(cookie).toMatch(/^__Host-just_saved=1; Max-Age=5; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await hear();
  for (const of of [app, other])
    expect((await read(`/t/${teacher.id}`, { of, cookie: `lang=en; ${cookie.split(";")[0]}` })).text).toContain(
      "New words.",
    );
  expect(
    (await app.call(readTeacherEndpoint, { token: teacher.token, params: { id: teacher.id } })).headers,
  ).not.toHaveProperty("set-cookie");
  const unanswered = await app.call(unsubscribePushEndpoint, { token: teacher.token });
  expect([unanswered.status, String(unanswered.headers["set-cookie"])]).toEqual([204, cookie]);
  const refused = await save({ bio: "x".repeat(5_000) });
  expect([refused.status, refused.headers["set-cookie"]]).toEqual([400, undefined]);
});

test("R2.1 a save that changes nothing shown causes no rendering", async () => {
  const slots = [{ day: "monday", startTime: "16:00", endTime: "17:00" }];
  await app.call(saveAvailabilityEndpoint, { token: teacher.token, body: { slots } });
  await hear();
  clock.now += 60_000;
  await read(`/t/${teacher.id}`);
  await read("/list");
  rendered.length = 0;
  await save({ bio: "Old words." });
  await app.call(saveAvailabilityEndpoint, { token: teacher.token, body: { slots } });
  await hear();
  clock.now += 60_000;
  await read(`/t/${teacher.id}`);
  await read("/list");
  expect([`/t/${teacher.id}`, "/list"].map(rendersOf)).toEqual([0, 0]);
});

test("R4.4 a person who leaves disappears at once from the own page and from lists, in every process", async () => {
  expect((await read("/list", { of: other })).text).toContain(teacher.id);
  const left = await app.call(changeTeacherStatusEndpoint, {
    token: teacher.token,
    params: { id: teacher.id },
    body: { accountStatus: "deactivated" },
  });
  expect(left.status).toBeLessThan(300);
  await hear();
  for (const of of [app, other]) {
    expect((await read(`/t/${teacher.id}`, { of })).status).toBe(404);
    expect((await read("/list", { of })).text).not.toContain(teacher.id);
  }
});

test("R2.1 an unknown announcement, and a lost connection, clear the cache", async () => {
  await app.database.pool.query("select pg_notify('pages', 'teachers')");
  await hear();
  await read("/words");
  expect(rendersOf("/words")).toBe(1);

  await app.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nukkad listen' and datname = current_database()",
  );
  await expect
    .poll(async () => (await read("/words")) && rendersOf("/words"), { timeout: 20_000, interval: 100 })
    .toBe(2);
});
