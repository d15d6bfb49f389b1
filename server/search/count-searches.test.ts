/** Searches are counted by subject, area and day, never by person (R11.1). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { nearbyTeachersEndpoint, publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { dayOf } from "#contract/time-zone.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { webOf } from "#test/web-build.ts";
import { readShortSupply } from "./read-short-supply.ts";

const rendered: string[] = [];

/** Replaces the web build: /chess shows the teachers of chess. */
const web = webOf(async (request, { transport }) => {
  const { pathname } = new URL(request.url);
  rendered.push(pathname);
  const url = `${publicNearbyTeachersEndpoint.path}?subjects=${pathname.slice(1)}`;
  const { status, body } = await transport({ method: "GET", url, headers: {} });
  return new Response(body, { status });
});

const lajpatNagar = { latitude: "28.57", longitude: "77.24" };
/** In the desert, where nobody teaches. */
const jaisalmer = { latitude: "26.91", longitude: "70.91" };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await makeTeacher(app.database.db);
});
afterAll(() => app.close());

/** What another process counts until it ends. */
async function countOf(act: (other: TestApp) => Promise<unknown>) {
  await app.database.pool.query("truncate search_days");
  const other = await createTestApp({ url: app.url, pages: { web, now: () => 0 } });
  try {
    await act(other);
  } finally {
    await other.close();
  }
  const { rows } = await app.database.pool.query(
    "select day::text, subject, area, searches, without_result from search_days order by subject, area",
  );
  return rows.map(({ day, subject, area, searches, without_result: without }) => {
    expect(day).toBe(dayOf(new Date()));
    return { subject, area, searches, without };
  });
}

const searchBy = (other: TestApp, query: Record<string, string>) => other.call(publicNearbyTeachersEndpoint, { query });

test("a visitor's search, found and not found, by its subject and its area (R11.1)", async () => {
  const counted = await countOf(async (other) => {
    await searchBy(other, { subjects: "mathematics", ...lajpatNagar });
    await searchBy(other, { subjects: "mathematics,chess", ...jaisalmer });
    await searchBy(other, { searchQuery: "गणित", ...lajpatNagar });
    await searchBy(other, lajpatNagar);
  });
  expect(counted).toEqual([
    { subject: "", area: "lajpat-nagar", searches: 1, without: 0 },
    { subject: "chess", area: "Jaisalmer", searches: 1, without: 1 },
    { subject: "mathematics", area: "Jaisalmer", searches: 1, without: 1 },
    { subject: "mathematics", area: "lajpat-nagar", searches: 2, without: 0 },
  ]);
});

test("a student's search counts as a visitor's does, from the place of the profile (R11.1)", async () => {
  const student = await makeStudent(app.database.db);
  await app.database.pool.query("update students set longitude = 77.24, latitude = 28.57 where account_id = $1", [
    student.id,
  ]);
  const counted = await countOf((other) =>
    other.call(nearbyTeachersEndpoint, { query: { subjects: "chess" }, token: student.token }),
  );
  expect(counted).toEqual([{ subject: "chess", area: "lajpat-nagar", searches: 1, without: 1 }]);
});

test("a cached page is rendered once and counts for every reader (R11.1)", async () => {
  rendered.length = 0;
  const url = "/chess";
  const counted = await countOf(async (other) => {
    const first = await other.app.inject({ url });
    await other.app.inject({ url });
    await other.app.inject({ url });
    const again = await other.app.inject({ url, headers: { "if-none-match": String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
  expect(rendered).toEqual(["/chess"]);
  expect(counted.map(({ searches, without }) => [searches, without])).toEqual([[3, 3]]);
});

test("a further page, a count alone, the home page's teachers and a search by name are no misses (R11.1)", async () => {
  const counted = await countOf(async (other) => {
    await searchBy(other, { subjects: "chess", page: "2" });
    await searchBy(other, { subjects: "chess", limit: "1" });
    await searchBy(other, { limit: "20" });
    await searchBy(other, { searchQuery: "Hargobind Qureshi", ...lajpatNagar });
  });
  expect(counted).toEqual([{ subject: "", area: "lajpat-nagar", searches: 1, without: 0 }]);
});

test("short supply is reported from three misses on, the most missed first (R11.1)", async () => {
  await app.database.pool.query("truncate search_days");
  const today = dayOf(new Date());
  await app.database.pool.query(
    `insert into search_days (day, subject, area, searches, without_result) values
     ($1, 'chess', 'rohini', 9, 2), ($1::date - 1, 'chess', 'rohini', 4, 2), ($1, 'yoga', 'rohini', 50, 2),
     ($1, 'music', 'saket', 7, 7), ($1::date - 40, 'dance', 'saket', 30, 30)`,
    [today],
  );
  expect(await readShortSupply(app.database.db, 30)).toEqual([
    { subject: "music", area: "saket", searches: 7, withoutResult: 7 },
    { subject: "chess", area: "rohini", searches: 13, withoutResult: 4 },
  ]);
});
