/** A suspended teacher on two processes (R11.1): removed from searches, cached pages and open streams of both, whichever the admin uses. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { notificationStreamEndpoint } from "#contract/notifications.ts";
import { restoreAccountEndpoint, suspendAccountEndpoint } from "#contract/office/accounts.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { pageCache } from "#server/settings/tuning.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeTeacher } from "#test/members.ts";
import { makePerson } from "#test/people.ts";
import { readStream } from "#test/read-stream.ts";
import { webOf } from "#test/web-build.ts";

/** Replaces the web build: /t/<id> shows a teacher, /list the search. The test moves the clock, so nothing expires by itself. */
const web = webOf(async (request, { transport }) => {
  const { pathname } = new URL(request.url);
  const one = readTeacherEndpoint.path.replace("{id}", pathname.slice("/t/".length));
  const url =
    pathname === "/list" ? `${publicNearbyTeachersEndpoint.path}?latitude=28.57&longitude=77.24&limit=50` : one;
  const { status, body } = await transport({ method: "GET", url, headers: {} });
  return new Response(body, { status });
});

const clock = { now: 0 };

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const pages = { web, now: () => clock.now };
  app = await createTestApp({ pages });
  other = await createTestApp({ pages, url: app.url });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

test("R11.1 a suspended teacher vanishes from searches, cached pages and open streams of every process, and comes back", async () => {
  const { db } = app.database;
  const [teacher, admin] = [await makeTeacher(db), await makePerson(db, { role: "admin" })];
  const read = async (of: TestApp, path: string) => {
    const { statusCode, body } = await of.app.inject({ url: path });
    return statusCode === 200 && body.includes(teacher.id);
  };
  const seen = async () => Promise.all([app, other].flatMap((of) => [read(of, `/t/${teacher.id}`), read(of, "/list")]));
  // Twice, so that the second answer comes from the caches.
  for (let nth = 0; nth < 2; nth++) expect(await seen()).toEqual([true, true, true, true]);
  const origin = await other.app.listen({ port: 0, host: "127.0.0.1" });
  const stream = await readStream(`${origin}${notificationStreamEndpoint.path}`, teacher.token);
  await stream.until((events) => events.length > 0);

  const params = { id: teacher.id };
  const suspended = await app.call(suspendAccountEndpoint, { token: admin.token, params, body: { reason: "Unsafe." } });
  expect(suspended.status).toBe(200);
  await stream.closed;
  expect(stream.events.at(-1)).toMatchObject({ event: "bye", data: { reason: "signed_out" } });
  await expect.poll(seen).toEqual([false, false, false, false]);
  expect((await other.call(restoreAccountEndpoint, { token: teacher.token, params, body: {} })).status).toBe(401);

  expect((await other.call(restoreAccountEndpoint, { token: admin.token, params, body: {} })).status).toBe(200);
  // A restored teacher may appear a few seconds later.
  clock.now += pageCache.staleFor + pageCache.rest;
  await expect.poll(seen).toEqual([true, true, true, true]);
});
