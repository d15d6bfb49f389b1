import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postWords } from "#content/blog/post-heads.ts";
import { wordsOfPage } from "#content/page-words.ts";
import { publicPages } from "#content/public-pages.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { listOfferedKeywords } from "#server/search/keywords/offered-keywords.ts";
import { indexNowRuns } from "#server/settings/tuning.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { type ChangedPage, noteChangedPages } from "./note-changed-pages.ts";

describe("every public page that changes is submitted to search engines (R11.3)", () => {
  let copy: TestDatabase;
  let test: Database;
  const saket = { path: "/maths-tuition-saket", words: "Maths in Saket", facts: "a,b,c" };

  beforeAll(async () => {
    copy = await createTestDatabase();
    test = openDatabase(copy.url);
  });
  afterAll(async () => {
    await test.close();
    await copy.drop();
  });
  beforeEach(() => test.pool.query("truncate offered_addresses, indexnow_urls, accounts cascade"));

  const look = (...pages: ChangedPage[]) => noteChangedPages(test.db, async () => pages);
  /** Returns what waits and empties the queue, as if submitted. */
  async function takeWaiting(): Promise<string[]> {
    const { rows } = await test.pool.query<{ url: string }>("delete from indexnow_urls returning url");
    return rows.map(({ url }) => url).sort();
  }
  const makeOlder = (milliseconds: number) =>
    test.pool.query("update offered_addresses set noticed_at = noticed_at - make_interval(secs => $1)", [
      milliseconds / 1000,
    ]);

  it("the first run queues everything offered, once; the next nothing, also when two run at once", async () => {
    await Promise.all([look(saket), look(saket)]);
    const written = [...publicPages.map(({ path }) => path), ...[...postWords().keys()].map((slug) => `/blog/${slug}`)];
    expect(await takeWaiting()).toEqual([...written, saket.path].sort());
    await look(saket);
    expect(await takeWaiting()).toEqual([]);
  });

  it("new texts are queued at once, other people on a page once a day, a page that is offered no more when it goes", async () => {
    await look(saket);
    await takeWaiting();
    await look({ ...saket, words: "Mathematics in Saket" });
    expect(await takeWaiting()).toEqual([saket.path]);
    const others = { ...saket, words: "Mathematics in Saket", facts: "a,b,d" };
    await look(others);
    expect(await takeWaiting()).toEqual([]);
    await makeOlder(indexNowRuns.factsEvery + 1000);
    await look(others);
    expect(await takeWaiting()).toEqual([saket.path]);
    await look();
    expect(await takeWaiting()).toEqual([saket.path]);
    await look(others);
    expect(await takeWaiting()).toEqual([saket.path]);
  });

  it("a rewritten post is queued; so are pages that show teachers on the day after one changed, and no other", async () => {
    await look();
    await takeWaiting();
    await test.pool.query("update offered_addresses set words = 'before' where path = '/blog/the-first-lesson'");
    await seedTeachers(test.pool, [seedTeacher({ id: randomUUID() })]);
    await test.pool.query("delete from indexnow_urls");
    await makeOlder(indexNowRuns.factsEvery + 1000);
    await look();
    const live = publicPages.filter((page) => page.live).map(({ path }) => path);
    expect(await takeWaiting()).toEqual([...live, "/blog/the-first-lesson"].sort());
  });

  it("keyword pages are those in the sitemaps: one more when a fifth teacher comes, queued when it goes", async () => {
    const near = Array.from({ length: 5 }, () =>
      seedTeacher({ id: randomUUID(), longitude: 77.2066, latitude: 28.5245, subjects: ["mathematics"] }),
    );
    await seedTeachers(test.pool, near.slice(0, 4));
    const list = () => listOfferedKeywords(test.db, new Date());
    await noteChangedPages(test.db, list);
    await takeWaiting();
    await seedTeachers(test.pool, near.slice(4));
    await noteChangedPages(test.db, list);
    const come = (await takeWaiting()).filter((path) => !path.startsWith("/teacher-profile/"));
    expect(come.length).toBeGreaterThan(0);
    expect(come).toEqual((await list()).map(({ path }) => path).filter((path) => come.includes(path)));
    await test.pool.query("delete from accounts where id = $1", [near[4]?.id]);
    await takeWaiting();
    await noteChangedPages(test.db, list);
    expect(await takeWaiting()).toEqual(come);
  });

  it("every page at one address has a known text hash", () => {
    for (const { path } of publicPages) expect(wordsOfPage(path, "ur")?.length, path).toBeGreaterThan(100);
  });
});
