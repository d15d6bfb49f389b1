/** Thirty days of repeated device positions, with what others see on each evening (R3.4). */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Coordinates } from "#contract/distance.ts";
import { publicDemandEndpoint, teacherDemandEndpoint } from "#contract/insights.ts";
import { keywordFactsEndpoint } from "#contract/keywords.ts";
import { saveStudentProfileEndpoint, saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import {
  nearbyStudentsEndpoint,
  publicNearbyTeachersEndpoint,
  similarTeachersEndpoint,
  supplyEndpoint,
  teacherMapEndpoint,
} from "#contract/search.ts";
import { readStudentEndpoint } from "#contract/students.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { homeAtEdge, homeNamed, metresApart, moveBy, placesAround } from "#test/homes.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { someOrAll } from "#test/random-cases.ts";

const days = Array.from({ length: 30 }, (_, day) => day);
const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

let database: TestApp;
let memory: TestApp;
beforeAll(async () => {
  database = await createTestApp();
  memory = await createTestApp({ url: database.url, settings: { SEARCH_INDEX: "yes" } });
});
afterAll(async () => {
  await memory.close();
  await database.close();
});

const middle = { longitude: 77.2, latitude: 28.6 };
const posts = [moveBy(middle, 9, 1), moveBy(middle, -5, 8), moveBy(middle, -4, -8)];
const asQuery = ({ longitude, latitude }: Coordinates) => ({
  longitude: String(longitude),
  latitude: String(latitude),
});

type Target = { person: TestPerson; home: Coordinates; finds: ((day: number) => Coordinates)[] };

/** Half of the homes are at the edge of a cell; one device's error is 25 to 300 m, another's as much. */
function makeHome(word: string, nth: number) {
  const home = nth % 2 === 0 ? homeAtEdge(word) : homeNamed(word);
  const reach = [0.025, 0.1, 0.2, 0.3][nth % 4] ?? 0.3;
  const school = moveBy(home, 6, nth % 3);
  return { home, atHome: placesAround(home, reach, word), atSchool: placesAround(school, reach, `${word} school`) };
}

const nowhere = "public_cell = null, public_longitude = null, public_latitude = null, public_area = null";
const longHere = "created_at = now() - interval '9 days'";

let made = 0;

async function makeTarget(role: "teacher" | "student", subject: string): Promise<TestPerson> {
  const { db, pool } = database.database;
  made += 1;
  // Accounts with one phone are one family.
  const wish = { name: "Target", phone: `+9198${String(made).padStart(8, "0")}` };
  const person = await (role === "teacher" ? makeTeacher(db, wish) : makeStudent(db, wish));
  const range = role === "teacher" ? "teaching_range = 60," : "";
  await pool.query(`update ${role}s set ${range} ${nowhere}, ${longHere}, subjects = array[$2] where account_id = $1`, [
    person.id,
    subject,
  ]);
  return person;
}

async function findDay(role: "teacher" | "student", targets: Target[], day: number): Promise<void> {
  const endpoint = role === "teacher" ? saveTeacherProfileEndpoint : saveStudentProfileEndpoint;
  const findAll = async ({ person, finds }: Target) => {
    for (const find of finds) {
      const { longitude, latitude } = find(day);
      const { status, body } = await database.call(endpoint, {
        token: person.token,
        headers: { "x-location-update": "true" },
        body: { location: { coordinates: [longitude, latitude], address: { isManual: false } } },
      });
      expect([status, body.location?.coordinates]).toEqual([200, [longitude, latitude]]);
    }
  };
  await fewAtOnce(targets, findAll);
}

/** More concurrent ones are rejected, or time out on a busy machine. */
async function fewAtOnce<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += 8) results.push(...(await Promise.all(items.slice(at, at + 8).map(run))));
  return results;
}

const letDayPass = () => database.database.pool.query("update teachers set away_on = away_on - 1");

/** Each request from a network of its own. */
let requests = 0;
const nextAddress = () => `10.1.${(++requests >> 8) & 255}.${requests & 255}`;

const pages = times(someOrAll(1, 4));

/** The cards of a subject as an anonymous visitor sees them, from each observation point, by both engines. */
async function readCards(subjects: string) {
  const seen = [];
  for (const app of [database, memory])
    for (const post of posts) {
      const query = { ...asQuery(post), subjects, distance: "60", limit: "50" };
      const turn = (page: number) =>
        app.call(publicNearbyTeachersEndpoint, { query: { ...query, page: String(page + 1) }, address: nextAddress() });
      const answers = await Promise.all(pages.map(turn));
      seen.push(answers.flatMap(({ body }) => body.teachers ?? []));
    }
  return seen;
}

/** A teacher's position by the cards of one observation: the mean over all observation points. */
function locate(seen: Awaited<ReturnType<typeof readCards>>, id: string): Coordinates {
  const spots = seen.flatMap((cards, nth) =>
    cards
      .filter((card) => card.id === id)
      .map(({ distance, bearing }) => {
        const angle = (bearing * Math.PI) / 180;
        return moveBy(posts[nth % posts.length] ?? middle, distance * Math.sin(angle), distance * Math.cos(angle));
      }),
  );
  expect(spots).toHaveLength(2 * posts.length);
  return meanOf(spots);
}

function meanOf(spots: Coordinates[]): Coordinates {
  const sum = (axis: keyof Coordinates) => spots.reduce((total, spot) => total + spot[axis], 0) / spots.length;
  return { longitude: sum("longitude"), latitude: sum("latitude") };
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function makeObservers(): Promise<TestPerson[]> {
  return Promise.all(
    posts.map(async ({ longitude, latitude }) => {
      const observer = await makeTeacher(database.database.db);
      await database.database.pool.query("update teachers set teaching_range = 60 where account_id = $1", [
        observer.id,
      ]);
      const body = { location: { coordinates: [longitude, latitude], address: { isManual: true } } };
      await database.call(saveTeacherProfileEndpoint, { token: observer.token, body });
      return observer;
    }),
  );
}

test(
  "R3.4 thirty days of positions of teachers and students who stay reveal no more than the first, on every surface",
  async () => {
    const teachers = await fewAtOnce(times(someOrAll(20, 200)), async (nth): Promise<Target> => {
      const { home, atHome, atSchool } = makeHome(`teacher ${nth}`, nth);
      // One in four is at home and elsewhere on every day.
      const finds = nth % 4 === 3 ? [atSchool, atHome] : nth % 4 === 0 ? [atHome, atHome] : [atHome];
      return { person: await makeTarget("teacher", "physics"), home, finds };
    });
    const students = await fewAtOnce(times(someOrAll(6, 40)), async (nth): Promise<Target> => {
      const { home, atHome, atSchool } = makeHome(`student ${nth}`, nth);
      // Several days elsewhere, and back.
      const finds = [(day: number) => (day % 10 < 3 ? atHome() : atSchool())];
      return { person: await makeTarget("student", "sanskrit"), home, finds };
    });
    const observers = await makeObservers();

    async function observe() {
      const stranger = { address: nextAddress() };
      const zones = [];
      for (const app of [database, memory])
        for (const post of posts) {
          const query = { ...asQuery(post), subjects: "physics", distance: "60" };
          zones.push((await app.call(teacherMapEndpoint, { query, address: nextAddress() })).body);
          const counting = { query: { ...query, limit: "1", counts: "true" }, address: nextAddress() };
          zones.push((await app.call(publicNearbyTeachersEndpoint, counting)).body.counts);
        }
      const seen = [];
      for (const { person } of teachers.slice(0, 4)) {
        const params = { id: person.id };
        const { body } = await database.call(readTeacherEndpoint, { params, query: asQuery(middle), ...stranger });
        seen.push([body.distance, body.bearing, body.area]);
        seen.push((await database.call(similarTeachersEndpoint, { params, address: nextAddress() })).body);
      }
      const found = [];
      for (const { token } of observers) {
        found.push((await database.call(nearbyStudentsEndpoint, { token, query: { limit: "50" } })).body);
        const params = { id: students[0]?.person.id ?? "" };
        found.push((await database.call(readStudentEndpoint, { token, params })).body.area);
      }
      const path = "/physics-tuition-saket";
      const facts = (await database.call(keywordFactsEndpoint, { query: { path }, address: nextAddress() })).body;
      return { zones, seen, found, facts, supply: (await database.call(supplyEndpoint, stranger)).body };
    }

    /** Counted once a day by each process: a new process counts anew. */
    async function readDemand() {
      const app = await createTestApp({ url: database.url });
      const { day: _, ...around } = (await app.call(teacherDemandEndpoint, { token: observers[0]?.token ?? "" })).body;
      const { areas } = (await app.call(publicDemandEndpoint)).body;
      await app.close();
      return { around, areas };
    }

    const observations: Awaited<ReturnType<typeof readCards>>[] = [];
    const evenings: Awaited<ReturnType<typeof observe>>[] = [];
    const counted: Awaited<ReturnType<typeof readDemand>>[] = [];
    for (const day of days) {
      await findDay("teacher", teachers, day);
      await findDay("student", students, day);
      observations.push(await readCards("physics"));
      if (day % 5 === 0 || day === days.length - 1) evenings.push(await observe());
      if (day === 0 || day === days.length - 1) counted.push(await readDemand());
      await letDayPass();
    }

    const [firstObservation = []] = observations;
    const [firstEvening] = evenings;
    expect(firstEvening?.found[0]).toMatchObject({ total: students.length });
    expect(firstEvening?.supply.areas?.length).toBeGreaterThan(1);
    expect(firstEvening?.facts.total).toBeGreaterThan(1);
    expect(counted[0]?.around.subjects).not.toEqual([]);
    for (const observation of observations) expect(observation).toEqual(firstObservation);
    for (const evening of evenings) expect(evening).toEqual(firstEvening);
    expect(counted[1]).toEqual(counted[0]);

    const missOf = (from: (typeof observations)[number][]) =>
      medianOf(
        teachers.map(({ person, home }) =>
          metresApart(meanOf(from.map((observation) => locate(observation, person.id))), home),
        ),
      );
    const [byOne, byThirty] = [missOf(observations.slice(0, 1)), missOf(observations)];
    expect(byThirty).toBeGreaterThanOrEqual(350);
    expect(byThirty).toBeCloseTo(byOne, 3);
  },
  someOrAll(240_000, 1_800_000),
);

test(
  "R3.4 a teacher who moves, or lives in two places, shows one point for each place",
  async () => {
    const movers = await fewAtOnce(times(someOrAll(4, 40)), async (nth): Promise<Target> => {
      const { home, atHome, atSchool } = makeHome(`mover ${nth}`, nth);
      const isHome = (day: number) => (nth % 2 === 0 ? day < 10 : Math.floor(day / 5) % 2 === 0);
      const find = (day: number) => (isHome(day) ? atHome() : atSchool());
      return { person: await makeTarget("teacher", "carrom"), home, finds: [find] };
    });
    // By person, observation point and engine: what is in memory may be slightly stale.
    const seen = new Map<string, Set<string>>();
    for (const day of days) {
      await findDay("teacher", movers, day);
      for (const [nth, cards] of (await readCards("carrom")).entries())
        for (const { id, distance, bearing, area } of cards) {
          const key = `${id} ${nth}`;
          seen.set(key, (seen.get(key) ?? new Set()).add(JSON.stringify([distance, bearing, area])));
        }
      await letDayPass();
    }
    expect(seen.size).toBe(movers.length * 2 * posts.length);
    for (const points of seen.values()) expect(points.size).toBe(2);
  },
  someOrAll(120_000, 900_000),
);

test("R3.4 the public day of the last change does not tell when a device found its place", async () => {
  const { pool } = database.database;
  const home = homeNamed("day of change");
  for (const role of ["teacher", "student"] as const) {
    const target: Target = { person: await makeTarget(role, "chess"), home, finds: [() => home] };
    await findDay(role, [target], 0);
    const { id } = target.person;
    await pool.query(`update ${role}s set updated_at = '2026-05-04T20:00:00Z' where account_id = $1`, [id]);
    await findDay(role, [target], 1);
    const { rows } = await pool.query(`select updated_at as day from ${role}s where account_id = $1`, [id]);
    expect(rows).toEqual([{ day: new Date("2026-05-04T20:00:00Z") }]);
  }
});
