/** Wishes (R13.2), over HTTP and by the job: a new match is notified once, existing ones never. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "zod/mini";
import { studentNotificationKinds } from "#contract/notifications.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import { feeUnits } from "#contract/search-filters.ts";
import * as codes from "#contract/vocabulary.ts";
import { dropWishEndpoint, makeWishEndpoint, ownWishesEndpoint, renewWishEndpoint } from "#contract/wishes.ts";
import { sweep } from "#server/db/delete-in-batches.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { openSender } from "#server/jobs/boss.ts";
import { choosePlace } from "#server/search/choose-place.ts";
import { countCells } from "#server/search/insights/demand-around.ts";
import { firstIdsSql } from "#server/search/teachers-sql.ts";
import { understandQuery } from "#server/search/words/understand-query.ts";
import { type AnyFilters, anyCodes, anyFilters } from "#test/any-filters.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { randomCases } from "#test/random-cases.ts";
import { type SeededTeacher, seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { fillCells } from "./fill-cells.ts";
import { matchWishes } from "./match-wishes.ts";
import { notifyWishes } from "./notify-wishes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query("delete from accounts");
});

const here = { latitude: "28.6", longitude: "77.2" };
const near = { latitude: 28.6, longitude: 77.2 };

const queued: { to: { address: string }; kind: string }[] = [];
const jobs = {
  send: async (_tx: unknown, _queue: string, data: { order: (typeof queued)[number] }) => void queued.push(data.order),
};

async function run(): Promise<void> {
  const { db } = app.database;
  await matchWishes(db);
  await notifyWishes({ db, jobs: jobs as never });
}

const insert = (given: Partial<SeededTeacher> & { id: string }) =>
  seedTeachers(app.database.pool, [seedTeacher({ ...near, ...given })]);
const change = (id: string, set: string) =>
  app.database.pool.query(`update teachers set ${set} where account_id = $1`, [id]);
const wishFor = (person: TestPerson, body: Record<string, unknown>) =>
  app.call(makeWishEndpoint, { token: person.token, body: { ...here, ...body } });
const wishesOf = async (person: TestPerson) => (await app.call(ownWishesEndpoint, { token: person.token })).body;
const notificationsOf = async (person: TestPerson) =>
  (await app.call(studentNotificationKinds.list, { token: person.token })).body.map(({ type }) => type);

describe("R13.2 a new match", () => {
  it("matches a typed subject in a subject in their own words, and not in their bio", async () => {
    const student = await makeStudent(app.database.db);
    await wishFor(student, { searchQuery: "painting" });
    await insert({ id: randomUUID(), subjects: ["urdu"], bio: "After lessons I go painting." });
    await run();
    expect(await notificationsOf(student)).toEqual([]);
    await insert({ id: randomUUID(), subjects: ["Madhubani painting"] });
    await run();
    expect(await notificationsOf(student)).toEqual(["wish_matched"]);
  });

  it("is notified once, by notification and mail: listed again, changed to fit, or taking students again", async () => {
    const student = await makeStudent(app.database.db);
    const [listed, changed, resting, old] = Array.from({ length: 4 }, () => randomUUID()) as [string, ...string[]];
    await insert({ id: changed ?? "", subjects: ["physics"] });
    await insert({ id: resting ?? "" });
    await change(resting ?? "", "accepting_students = false");
    await insert({ id: old ?? "" });
    const { body: wish } = await wishFor(student, { subjects: "mathematics", distance: 5 });
    expect(wish).toMatchObject({ query: { subjects: "mathematics", distance: "5", ...here }, total: 0, isOver: false });
    await run();
    expect(await notificationsOf(student)).toEqual([]);
    await insert({ id: listed, name: "Nida Alam" });
    await change(changed ?? "", "subjects = '{physics,mathematics}'");
    await change(resting ?? "", "accepting_students = true");
    // Matched before and changed now: not new.
    await change(old ?? "", "bio = 'Now with a bio', fee_hourly = 900");
    await run();
    const [seen] = await wishesOf(student);
    expect(seen?.found.map(({ id }) => id).sort()).toEqual([listed, changed, resting].sort());
    expect(seen?.found.find(({ id }) => id === listed)).toMatchObject({ name: "Nida Alam", subject: "mathematics" });
    expect(await notificationsOf(student)).toEqual(["wish_matched"]);
    expect(queued.filter(({ to }) => to.address === student.email).map(({ kind }) => kind)).toEqual(["wish_matched"]);
    // Gone and back: notified once per wish.
    await change(listed, "subjects = '{urdu}'");
    await run();
    await change(listed, "subjects = '{mathematics}'");
    await run();
    expect((await wishesOf(student))[0]?.total).toBe(3);
    expect(await notificationsOf(student)).toEqual(["wish_matched"]);
  });

  it("is notified again only after the hour is over, and mailed once a day for all wishes", async () => {
    const student = await makeStudent(app.database.db);
    await wishFor(student, { subjects: "mathematics" });
    await wishFor(student, { subjects: "urdu" });
    await insert({ id: randomUUID(), subjects: ["mathematics", "urdu"] });
    await run();
    const mails = () => queued.filter(({ to }) => to.address === student.email).length;
    expect([await notificationsOf(student), mails()]).toEqual([["wish_matched", "wish_matched"], 1]);
    await insert({ id: randomUUID() });
    await run();
    expect((await notificationsOf(student)).length).toBe(2);
    const ago = (hours: number) =>
      app.database.pool.query(
        "update wishes set told_at = now() - $1::interval, mailed_at = case when mailed_at is null then null else now() - $1::interval end",
        [`${hours} hours`],
      );
    await ago(2);
    await run();
    expect([(await notificationsOf(student)).length, mails()]).toEqual([3, 1]);
    await insert({ id: randomUUID() });
    await ago(25);
    await run();
    expect([(await notificationsOf(student)).length, mails()]).toEqual([4, 2]);
  });

  it("is not notified to those who blocked them, nor after the wish has ended; one who left is no longer shown", async () => {
    const { pool, db } = app.database;
    const [student, over] = [await makeStudent(db), await makeStudent(db)];
    const [visible, blocked, left] = Array.from({ length: 3 }, () => randomUUID()) as [string, string, string];
    for (const person of [student, over]) await wishFor(person, { subjects: "mathematics" });
    await pool.query("update wishes set until = now() where account_id = $1", [over.id]);
    await insert({ id: blocked, phone: null });
    await pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [student.id, blocked]);
    await pool.query("update accounts set phone = '+919811000009' where id = $1", [blocked]);
    await insert({ id: visible });
    await insert({ id: left });
    await run();
    await pool.query("update accounts set status = 'deleted', status_changed_at = now() where id = $1", [left]);
    const [seen] = await wishesOf(student);
    expect(seen).toMatchObject({ total: 2 });
    expect(seen?.found.map(({ id }) => id)).toEqual([visible]);
    expect(await wishesOf(over)).toMatchObject([{ isOver: true, total: 0 }]);
    expect(await notificationsOf(over)).toEqual([]);
  });

  it("is shown while the search would find them, and counted as long as the wish lives", async () => {
    const { pool, db } = app.database;
    const student = await makeStudent(db);
    await wishFor(student, { subjects: "mathematics" });
    const id = randomUUID();
    await insert({ id });
    await run();
    const shown = async () => {
      const [wish] = await wishesOf(student);
      return [wish?.total, wish?.found.map((one) => one.id)];
    };
    expect(await shown()).toEqual([1, [id]]);
    // Active, but no longer listed: without a phone nobody finds them.
    await pool.query("update accounts set phone = null where id = $1", [id]);
    expect(await shown()).toEqual([1, []]);
    await pool.query("update accounts set phone = '+919811000009' where id = $1", [id]);
    expect(await shown()).toEqual([1, [id]]);
    await pool.query("update accounts set suspended_at = now() where id = $1", [id]);
    expect(await shown()).toEqual([1, []]);
  });

  it("R13.2 is not missed when the change commits while its teacher is being matched", async () => {
    const { pool, db } = app.database;
    const student = await makeStudent(db);
    await wishFor(student, { subjects: "urdu" });
    const id = randomUUID();
    await insert({ id });
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query("update teachers set subjects = '{urdu}' where account_id = $1", [id]);
      await matchWishes(db);
      await client.query("commit");
    } finally {
      client.release();
    }
    await matchWishes(db);
    expect((await wishesOf(student))[0]?.found.map((one) => one.id)).toEqual([id]);
  });
});

describe("R13.2 a wish", () => {
  it("exists ten times at most, also with parallel calls; the same search renews it", async () => {
    const student = await makeStudent(app.database.db);
    const made = await Promise.all(Array.from({ length: 14 }, (_, at) => wishFor(student, { distance: at + 1 })));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), ...Array(4).fill(409)]);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ code: "wishes_limit" });
    const [newest] = await wishesOf(student);
    await app.database.pool.query("update wishes set until = now() + interval '1 day'");
    const again = await wishFor(student, { distance: newest?.query.distance });
    expect([again.status, again.body.id, (await wishesOf(student)).length]).toEqual([201, newest?.id, 10]);
    expect(Date.parse(again.body.until ?? "") - Date.now()).toBeGreaterThan(89 * 24 * 60 * 60 * 1000);
  });

  it("that has ended is renewed, by a tap or by the same search, only while fewer than ten are active", async () => {
    const student = await makeStudent(app.database.db);
    const { body: old } = await wishFor(student, { distance: 1 });
    await app.database.pool.query("update wishes set until = now()");
    const going = await Promise.all(Array.from({ length: 10 }, (_, at) => wishFor(student, { distance: at + 2 })));
    expect(going.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const renew = () => app.call(renewWishEndpoint, { token: student.token, params: { id: old.id ?? "" } });
    for (const answer of [await renew(), await wishFor(student, { distance: 1 })])
      expect(answer).toMatchObject({ status: 409, body: { code: "wishes_limit" } });
    expect((await wishesOf(student)).filter(({ isOver }) => isOver).map(({ id }) => id)).toEqual([old.id]);
    await app.call(dropWishEndpoint, { token: student.token, params: { id: going[0]?.body.id ?? "" } });
    expect(await renew()).toMatchObject({ status: 200, body: { isOver: false } });
  });

  it("belongs to its owner: another can neither see, renew nor delete it", async () => {
    const [mine, other] = [await makeStudent(app.database.db), await makeStudent(app.database.db)];
    const { body: wish } = await wishFor(mine, {});
    const params = { id: wish.id ?? "" };
    expect(await wishesOf(other)).toEqual([]);
    for (const endpoint of [renewWishEndpoint, dropWishEndpoint])
      expect((await app.call(endpoint, { token: other.token, params })).status).toBe(404);
    expect((await app.call(renewWishEndpoint, { token: mine.token, params })).status).toBe(200);
    expect((await app.call(dropWishEndpoint, { token: mine.token, params })).status).toBe(204);
    expect(await wishesOf(mine)).toEqual([]);
  });

  it("refuses what a search would refuse", async () => {
    const student = await makeStudent(app.database.db);
    const { status, body } = await wishFor(student, { distance: "far", days: "someday" });
    expect([status, body]).toMatchObject([400, { code: "validation" }]);
  });
});

const rarely = <Value>(requested: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: requested });
const step = fc.integer({ min: -6, max: 6 });

const fewSubjects = ["mathematics", "physics", "Madhubani painting"];

const question = fc.record({
  filters: anyFilters(fewSubjects, 2, 3),
  latitude: step.map((steps) => 28.6 + steps * 0.007),
  longitude: step.map((steps) => 77.2 + steps * 0.008),
  distance: fc.constantFrom(2, 4.5, 10),
  searchQuery: rarely(fc.constantFrom("maths", "physics tutor", "vedic", "asha", "class 9", "cbse", "rohini")),
  feeMin: rarely(fc.constantFrom(300, 4000)),
  feeMax: rarely(fc.constantFrom(300, 4000)),
  feeUnit: fc.constantFrom(...feeUnits),
});

const teacher = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Asha Rao", "Bilal Khan"),
  bio: fc.constantFrom(null, "Vedic maths for all"),
  codes: anyCodes([...fewSubjects, "urdu"], 2),
  teaching_range: fc.constantFrom(2, 7.5, 30),
  fee_hourly: fc.constantFrom(null, 200, 400),
  fee_monthly: fc.constantFrom(null, 2000, 6000),
  latitude: step.map((steps) => 28.6 + steps * 0.007),
  longitude: step.map((steps) => 77.2 + steps * 0.008),
});

/** As in a query string. */
const written = ({ filters, ...requested }: { filters: AnyFilters } & Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ ...requested, ...filters })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** Exact matching: a search that finds nobody falls back to fuzzy matching, a wish waits. */
async function idsBySearch(requested: Record<string, string>): Promise<string[]> {
  const query = parse(teacherSearchQuery, requested);
  const terms = understandQuery(query.searchQuery);
  const question = { query, terms, place: choosePlace(query) };
  const { rows } = await app.database.db.execute<{ account_id: string }>(firstIdsSql(question, 50));
  return rows.map(({ account_id }) => account_id).sort();
}

it("R13.3 wishes made before they had a cell get that of their place, all of them and once, and count as families from then on", async () => {
  const { db, pool } = app.database;
  // Accounts with one phone are one family.
  const students = await Promise.all(
    Array.from({ length: 3 }, (_, at) => makeStudent(db, { phone: `+91981100001${at}` })),
  );
  await pool.query("update students set public_cell = null, public_longitude = null, public_latitude = null");
  for (const [at, student] of students.entries())
    await wishFor(student, { subjects: "chess", latitude: String(28.6 + at / 1e4), longitude: "77.2" });
  await pool.query(
    `insert into wishes (account_id, query, keys, terms, point, reach, until)
     select account_id, jsonb_build_object('n', n), keys, terms, point, reach, until
     from wishes, generate_series(1, 200) n`,
  );
  await pool.query("update wishes set created_at = now() - interval '2 days'");
  const cells = async () =>
    (await pool.query("select point::text, array_agg(distinct cell) as cells from wishes group by 1 order by 1")).rows;
  // New wishes have a cell, those made by the previous version have none.
  const made = (await cells()).map(({ point, cells: [cell] }) => ({ point, cells: [cell] }));
  expect(JSON.stringify(made)).toMatch(/"88\w{13}"/);
  const families = async () =>
    (await countCells(db, new Date())).cells.map(({ families: by }) => by.get("subject chess"));
  expect(await families()).toEqual([3]);
  await pool.query("update wishes set cell = null");
  expect(await families()).toEqual([]);
  expect(await fillCells(db)).toBe(603);
  expect(await cells()).toEqual(made);
  expect(await families()).toEqual([3]);
  expect(await fillCells(db)).toBe(0);
});

it("R13.2 R12.3 wishes that ended long ago are deleted in batches by the minutely job; renewable ones stay", async () => {
  const { db, pool } = app.database;
  const student = await makeStudent(db);
  await wishFor(student, { subjects: "chess" });
  await pool.query(
    `insert into wishes (account_id, query, keys, terms, point, reach, until)
     select account_id, jsonb_build_object('n', n), keys, terms, point, reach,
       now() - make_interval(days => case when n <= $1 then 31 else 29 end)
     from wishes, generate_series(1, $1 + 3) n`,
    [2 * sweep.batch + 1],
  );
  await pool.query(`
    create function refuse_large_sweep() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${sweep.batch} then raise 'too many in one statement'; end if;
      return null;
    end $$;
    create trigger refuse_large_sweep after delete on wishes referencing old table as gone
      for each statement execute function refuse_large_sweep()`);
  const sender = await openSender(app.url);
  await sender.send(db, "match_wishes", {});
  await sender.stop();
  const left = async () => (await pool.query("select count(*)::int as left from wishes")).rows[0].left;
  try {
    await vi.waitFor(async () => expect(await left()).toBe(4));
  } finally {
    await pool.query("drop function refuse_large_sweep cascade");
  }
});

it("R3.4 R13.3 a family is counted in one cell, however often its device reports before it wishes", async () => {
  const { db, pool } = app.database;
  const [placed, placeless] = [await makeStudent(db), await makeStudent(db)];
  await pool.query("update students set public_cell = null, public_longitude = null, public_latitude = null");
  // From one cell into the next by steps of 200 m: each wish of another subject, so that each is separate.
  for (const [at, subjects] of codes.subjects.slice(0, 6).entries()) {
    const [longitude, latitude] = [77.2, 28.6 + at * 0.0018];
    const body = { location: { coordinates: [longitude, latitude], address: { isManual: false } } };
    await app.call(saveStudentProfileEndpoint, { token: placed.token, body, headers: { "x-location-update": "true" } });
    await app.call(makeWishEndpoint, { token: placed.token, body: { subjects } });
    await wishFor(placeless, { subjects, latitude: String(latitude), longitude: String(longitude) });
  }
  const { rows } = await pool.query(
    "select account_id, count(*)::int, array_agg(distinct cell) as cells from wishes group by 1",
  );
  const { cell } = snapPoint({ longitude: 77.2, latitude: 28.6 });
  expect(snapPoint({ longitude: 77.2, latitude: 28.609 }).cell).not.toBe(cell);
  expect(rows.map(({ count, cells }) => ({ count, cells }))).toEqual(Array(2).fill({ count: 6, cells: [cell] }));
  // Far away it is the requested place.
  await wishFor(placed, { subjects: "chess", latitude: "28.5" });
  const { rows: far } = await pool.query("select cell from wishes where keys = '{chess}'");
  expect(far).toEqual([{ cell: snapPoint({ longitude: 77.2, latitude: 28.5 }).cell }]);
});

it("R13.2 new matches are the teachers that the wish's search finds, for random teachers and searches", async () => {
  const people = fc.uniqueArray(teacher, { minLength: 15, maxLength: 30, selector: ({ id }) => id });
  const questions = fc.array(question, { minLength: 6, maxLength: 9 });
  await fc.assert(
    fc
      .asyncProperty(people, questions, async (given, requested) => {
        const student = await makeStudent(app.database.db);
        const made = await Promise.all(requested.map((one) => wishFor(student, written(one))));
        await seedTeachers(app.database.pool, given.map(seedTeacher));
        await matchWishes(app.database.db);
        for (const [at, one] of requested.entries()) {
          const { rows } = await app.database.pool.query<{ id: string }>(
            "select teacher_id as id from wish_matches where wish_id = $1",
            [made[at]?.body.id],
          );
          expect(rows.map(({ id }) => id).sort()).toEqual(await idsBySearch(written(one)));
        }
      })
      .beforeEach(async () => {
        await app.database.pool.query("delete from accounts");
      }),
    randomCases(100),
  );
});
