import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readFeeRangesEndpoint } from "#contract/insights.ts";
import { publicNearbyTeachersEndpoint, teacherMapEndpoint } from "#contract/search.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { webOf } from "#test/web-build.ts";

const place = "latitude=28.6315&longitude=77.2167";
const addresses = [
  `${publicNearbyTeachersEndpoint.path}?${place}&counts=true`,
  `${teacherMapEndpoint.path}?${place}`,
  `${readFeeRangesEndpoint.path}?${place}`,
  `${publicNearbyTeachersEndpoint.path}?${place}&page=2`,
];

const teacherNamed = (name: string) => seedTeacher({ id: randomUUID(), name, longitude: 77.2167, latitude: 28.6315 });

/** In parallel, and in sequence. */
const web = webOf(async (_request, { transport }) => {
  const answers = [];
  for (const urls of [addresses, ...addresses.map((url) => [url])])
    answers.push(...(await Promise.all(urls.map((url) => transport({ method: "GET", url, headers: {} })))));
  const refused = answers.find(({ status }) => status !== 200);
  return new Response(answers.map(({ body }) => body).join("\n"), { status: refused?.status ?? 200 });
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pages: { web, now: () => 0 }, settings: { SEARCH_INDEX: "yes" } });
  await seedTeachers(app.database.pool, [teacherNamed("Asha Verma")]);
  const isFilled = async () => (await app.app.inject("/readyz")).json().searchIndex.teachers === 1;
  await vi.waitUntil(isFilled, { timeout: 20_000, interval: 50 });
  // The cards are cached from here on.
  await app.app.inject("/results/first");
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

test("R7.8 a page of results asks the database once what has changed, and nothing else", async () => {
  const request = pg.Client.prototype.query;
  const statements: string[] = [];
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given;
    statements.push(typeof statement === "string" ? statement : (statement as pg.QueryConfig).text);
    return Reflect.apply(request, this, given);
  });
  let page = 0;
  const countQueries = async () => {
    statements.length = 0;
    const { statusCode, body } = await app.app.inject(`/results/${++page}`);
    expect([statusCode, body.includes('"total":1')]).toEqual([200, true]);
    return statements.map((text) => (text.includes("search_changes") ? "changes" : text));
  };
  const pages: string[][] = [];
  while (pages.length < 11) pages.push(await countQueries());
  // The index polls now and then, and jobs look for work.
  expect(pages.filter((addresses) => addresses.join() === "changes").length).toBeGreaterThan(5);
});

test("R7.8 a page of results shows everything that was saved before it began", async () => {
  for (const name of ["Bina Verma", "Chitra Verma", "Dolly Verma"]) {
    await seedTeachers(app.database.pool, [teacherNamed(name)]);
    expect((await app.app.inject(`/results/${encodeURIComponent(name)}`)).body).toContain(name);
  }
});
