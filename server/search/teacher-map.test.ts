import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { zoneCount } from "#contract/map-zones.ts";
import { teacherSearchQuery } from "#contract/schemas/search.ts";
import { publicNearbyTeachersEndpoint, teacherMapEndpoint } from "#contract/search.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { seedStudent, seedStudents, seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { readTeacherMap } from "./teacher-map.ts";

const centre = { longitude: 77.2167, latitude: 28.6315 };

const place = fc.record({
  longitude: fc.double({ min: -0.12, max: 0.12, noNaN: true }).map((step) => centre.longitude + step),
  latitude: fc.double({ min: -0.1, max: 0.1, noNaN: true }).map((step) => centre.latitude + step),
});

describe.each([
  { engine: "the database", inMemory: false },
  { engine: "the index", inMemory: true },
])("R7.11 the map shows all of the circle, by $engine", ({ inMemory }) => {
  let search: OpenSearch;
  const student = randomUUID();
  const people = fc
    .sample(place, { numRuns: 120, seed: 7 })
    .map((point, at) =>
      seedTeacher({ id: randomUUID(), teaching_range: 30, subjects: [at % 3 === 0 ? "physics" : "urdu"], ...point }),
    );

  beforeAll(async () => {
    search = await openSearch({ inMemory });
    await seedTeachers(search.database.pool, people);
    await seedStudents(search.database.pool, [seedStudent({ id: student, ...centre })]);
    if (inMemory) await vi.waitUntil(() => search.index?.freshen(), { timeout: 20_000 });
  });
  afterAll(() => search.close());

  const everyone = async (query: object) => {
    const pages = [];
    for (let page = 1; ; page++) {
      const { teachers } = await search.call(publicNearbyTeachersEndpoint, { ...query, page, limit: 50 });
      if (teachers.length === 0) return pages.flat();
      pages.push(teachers);
    }
  };

  it("zone by zone the same people as the list, whatever the filters and the place", async () => {
    await fc.assert(
      fc.asyncProperty(
        place,
        fc.constantFrom(2, 5, 10, 25),
        fc.constantFrom(undefined, "physics"),
        async (from, distance, subjects) => {
          const query = { ...from, distance, subjects };
          const { reach, zones } = await search.call(teacherMapEndpoint, { ...query, zone: 3, page: 2 });
          expect(reach).toBe(distance);
          const parsed = z.parse(teacherSearchQuery, { ...from, distance: String(distance), subjects });
          const byDatabase = { query: parsed, terms: [], place: from };
          expect({ reach, zones }).toEqual(await readTeacherMap(search.database.db, byDatabase));
          const listed = await everyone(query);
          const counted = Map.groupBy(listed, ({ zone }) => zone);
          expect(new Map(zones.map(({ zone, count }) => [zone, count]))).toEqual(
            new Map([...counted].map(([zone, those]) => [zone, those.length])),
          );
          for (const { zone } of zones) expect(zone).toBeLessThan(zoneCount);
          const [most] = zones.toSorted((a, b) => b.count - a.count);
          if (most === undefined) return;
          const inZone = await everyone({ ...query, zone: most.zone });
          expect(inZone.map(({ id }) => id)).toEqual(counted.get(most.zone)?.map(({ id }) => id));
        },
      ),
      { numRuns: 12 },
    );
  });

  it("north is the first zone of a ring, and the others follow clockwise", async () => {
    const step = 0.05;
    const zoneAt = async (longitude: number, latitude: number) => {
      // The reverse: the place moves, the people stay.
      const [one] = people;
      const from = { longitude: (one?.longitude ?? 0) - longitude, latitude: (one?.latitude ?? 0) - latitude };
      const all = await everyone({ ...from, distance: 25 });
      return all.find(({ id }) => id === one?.id)?.zone;
    };
    const [north, east, south, west] = [
      await zoneAt(0, step),
      await zoneAt(step, 0),
      await zoneAt(0, -step),
      await zoneAt(-step, 0),
    ];
    expect([north, east, south, west]).toEqual([0, 2, 4, 6]);
  });

  it("has no circle for lessons online, and refuses an unknown zone", async () => {
    expect(await search.call(teacherMapEndpoint, { modes: "online" })).toEqual({ reach: null, zones: [] });
    expect((await search.get(`${publicNearbyTeachersEndpoint.path}?zone=${zoneCount}`)).status).toBe(400);
  });

  it("leaves out teachers whom a signed-in student may not see (R10.3)", async () => {
    const countAll = async (token?: string) => {
      const { zones } = await search.call(teacherMapEndpoint, centre, token);
      return zones.reduce((sum, { count }) => sum + count, 0);
    };
    const before = await countAll(student);
    expect(before).toBe(await countAll());
    const [near] = await everyone(centre);
    await search.database.pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [
      student,
      near?.id,
    ]);
    expect(await countAll(student)).toBe(before - 1);
    expect(await countAll()).toBe(before);
  });
});
