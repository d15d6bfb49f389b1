/** The index in memory while teachers are added, changed and removed, and while its database connections break (decision 36). */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import { nearbyTeachersEndpoint, publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { createRandom } from "#demo/random.ts";
import { openDatabase } from "#server/db/client.ts";
import { openListener } from "#server/db/listen.ts";
import { createTestDatabase } from "#test/database.ts";
import { openDatabaseProxy } from "#test/database-line.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { type SeededTeacher, seedStudent, seedStudents, seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { agrees } from "./check-index.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.ts";

const centre = { longitude: 77.2167, latitude: 28.6315 };
const random = createRandom("an index among writers");

const anyTeacher = (): SeededTeacher =>
  seedTeacher({
    id: randomUUID(),
    longitude: centre.longitude + random.int(-6, 6) * 0.01,
    latitude: centre.latitude + random.int(-6, 6) * 0.01,
    subjects: random.sample(["mathematics", "physics", "urdu", "Madhubani painting"], random.int(1, 2)),
    days: random.sample(["monday", "sunday"], random.int(0, 2)),
    verified: random.chance(0.5),
    rating: random.pick([null, 3, 4.5]),
    fee_monthly: random.pick([null, 2000, 5000]),
    teaching_range: random.pick([2, 5, 30]),
  });

function anyQuestion() {
  const parameters: Record<string, string> = {
    distance: random.pick(["2", "5", "25"]),
    sort: random.pick(["distance", "rating", "fee", "experience"]),
    limit: "50",
    ...(random.chance(0.5) && { subjects: random.pick(["mathematics", "urdu,physics", "Madhubani painting"]) }),
    ...(random.chance(0.3) && { verifiedOnly: "true" }),
    ...(random.chance(0.3) && { days: "sunday" }),
    ...(random.chance(0.2) && { modes: "online" }),
  };
  return { query: z.parse(teacherSearchQuery, parameters), terms: [], place: centre };
}

describe("R7.11 the index in memory", () => {
  let search: OpenSearch;
  let index: SearchIndex;
  const teachers = Array.from({ length: 150 }, anyTeacher);

  const isReady = () => vi.waitFor(() => expect(index.status().ready).toBe(true), { timeout: 30_000, interval: 20 });
  const isSame = async () => {
    await isReady();
    for (let nth = 0; nth < 20; nth++) expect(await agrees(index, search.database.db, anyQuestion())).toBe(true);
  };
  const idsNear = async (parameters = {}) => {
    const { teachers } = await search.call(publicNearbyTeachersEndpoint, {
      ...centre,
      distance: 25,
      limit: 50,
      ...parameters,
    });
    return teachers.map(({ id }) => id);
  };

  beforeAll(async () => {
    search = await openSearch({ inMemory: true });
    if (search.index === undefined) throw new Error("no index");
    index = search.index;
    await seedTeachers(search.database.pool, teachers);
    await isReady();
  });
  afterAll(() => search.close());

  it("learns of a change by NOTIFY, without a search", async () => {
    const newcomer = seedTeacher({ id: randomUUID(), subjects: ["chess"] });
    await seedTeachers(search.database.pool, [newcomer]);
    await vi.waitFor(async () => expect(await idsNear({ subjects: "chess" })).toEqual([newcomer.id]), {
      timeout: 20_000,
    });
    await search.database.pool.query("update accounts set name = 'Renamed' where id = $1", [newcomer.id]);
    await index.freshen();
    const { teachers } = await search.call(publicNearbyTeachersEndpoint, { ...centre, subjects: "chess" });
    expect(teachers.map(({ name }) => name)).toEqual(["Renamed"]);
  });

  it("shows a signed-in person all that was committed before their search, and hides whom they blocked", async () => {
    const { pool } = search.database;
    const student = seedStudent({ id: randomUUID(), ...centre });
    await seedStudents(pool, [student]);
    const find = async () => (await search.call(nearbyTeachersEndpoint, { subjects: "yoga" }, student.id)).teachers;
    for (let nth = 1; nth <= 5; nth++) {
      await seedTeachers(pool, [seedTeacher({ id: randomUUID(), subjects: ["yoga"] })]);
      expect(await find()).toHaveLength(nth);
    }
    const [first] = await find();
    await pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [student.id, first?.id]);
    expect((await find()).map(({ id }) => id)).not.toContain(first?.id);
    expect(index.status().failedChecks).toBe(0);
  });

  it("is the same as the database after writers, a long transaction and broken connections", async () => {
    const { pool } = search.database;
    const long = new pg.Client(pool.options.connectionString);
    await long.connect();
    const [late, ...others] = teachers;
    await long.query("begin");
    await long.query("update teachers set subjects = '{urdu}', fee_monthly = 1 where account_id = $1", [late?.id]);
    const before = index.status().fillings;
    const left: string[] = [];
    for (let nth = 0; nth < 60; nth++) {
      const one = others[nth * 2]?.id;
      const other = others[nth * 2 + 1]?.id;
      await Promise.all([
        pool.query(
          "update teachers set rating = $2, subjects = '{physics}', accepting_students = $3 where account_id = $1",
          [one, random.int(1, 5), random.chance(0.8)],
        ),
        nth % 3 === 0
          ? pool.query("delete from accounts where id = $1", [other])
          : pool.query("update accounts set suspended_at = $2 where id = $1", [
              other,
              nth % 3 === 1 ? new Date() : null,
            ]),
      ]);
      if (nth % 3 === 0 && other !== undefined) left.push(other);
      if (nth % 5 === 0) await seedTeachers(pool, [anyTeacher()]);
      // Answered by memory or database: nobody who had left before is shown.
      if (nth % 10 === 9 && (await index.freshen()))
        expect((await idsNear()).some((id) => left.includes(id))).toBe(false);
      if (nth === 20)
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nukkad listen' and datname = current_database()",
        );
      if (nth === 40)
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nukkad search index' and datname = current_database()",
        );
    }
    await isSame();
    await long.query("commit");
    await long.end();
    await isSame();
    expect(index.status().fillings).toBeGreaterThan(before);
  }, 60_000);

  it("leaves no gap in a page when a teacher's removal has not reached it yet: the database answers", async () => {
    const { pool } = search.database;
    const [stays, leaves] = [1, 2].map(() => seedTeacher({ id: randomUUID(), subjects: ["sanskrit"] }));
    await seedTeachers(
      pool,
      [stays, leaves].filter((one) => one !== undefined),
    );
    await index.freshen();
    await pool.query(`begin; alter table teachers disable trigger teachers_note_updated;
      update accounts set status = 'deactivated' where id = '${leaves?.id}';
      alter table teachers enable trigger teachers_note_updated; commit`);
    // The index would still return both.
    const { query } = anyQuestion();
    const parameters = {
      query: { ...query, subjects: ["sanskrit"], days: [], modes: [], verifiedOnly: false, distance: 25 },
    };
    expect((await index.find({ ...parameters, terms: [], place: centre }))?.total).toBe(2);
    const { teachers: found, total } = await search.call(publicNearbyTeachersEndpoint, {
      ...centre,
      subjects: "sanskrit",
    });
    expect([total, found.map(({ id }) => id)]).toEqual([1, [stays?.id]]);
  });

  it("is not used after a check finds a difference, until it is reloaded", async () => {
    const { pool } = search.database;
    await pool.query("alter table teachers disable trigger teachers_note_updated");
    await pool.query("update teachers set fee_monthly = 777, verified_at = null, free_days = '{}'");
    await pool.query("alter table teachers enable trigger teachers_note_updated");
    const { query } = anyQuestion();
    const sunday = {
      query: { ...query, days: ["sunday" as const], modes: [], distance: 25, subjects: [], verifiedOnly: false },
      terms: [],
      place: centre,
    };
    expect(await agrees(index, search.database.db, sunday)).toBe(false);
    index.noteCheck(false);
    expect(index.status()).toMatchObject({ ready: false, failedChecks: 1 });
    expect(await idsNear({ days: "sunday" })).toEqual([]);
    await isSame();
  });
});

it("R7.11 a search finds what was committed before it, while an earlier read is still returning", async () => {
  const test = await createTestDatabase();
  const database = openDatabase(test.url, { max: 2 });
  const listener = await openListener(test.url);
  const connection = await openDatabaseProxy(test.url);
  const index = await openSearchIndex({ url: connection.url, listener, log: { warn() {} } });
  try {
    await vi.waitFor(() => expect(index.status().ready).toBe(true), { timeout: 30_000, interval: 20 });
    const first = connection.hold();
    void index.freshen();
    await first.arrived;
    const newcomer = seedTeacher({ id: randomUUID(), ...centre });
    await seedTeachers(database.pool, [newcomer]);
    const committed = performance.now();
    const second = connection.hold();
    first.release();
    // The first read is complete when the next one, which the commit's NOTIFY started, is answered.
    await second.arrived;
    const question = { query: z.parse(teacherSearchQuery, { distance: "25" }), terms: [], place: centre };
    const finding = index.find(question, committed);
    second.release();
    expect((await finding)?.page.map(({ id }) => id)).toEqual([newcomer.id]);
  } finally {
    await index.close();
    await connection.close();
    await listener.close();
    await database.close();
    await test.drop();
  }
});
