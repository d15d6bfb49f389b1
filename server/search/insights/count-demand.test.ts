/** The published numbers of families, attacked (R13.3): no difference of any two of them is one or two families. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { demandFor } from "#content/keywords/demand-for.ts";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import { places } from "#content/places.ts";
import { demandAreas } from "#contract/demand-groups.ts";
import { type Demand, publicDemandEndpoint } from "#contract/insights.ts";
import { days } from "#contract/vocabulary.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { randomCases } from "#test/random-cases.ts";
import { seedStudent, seedStudents } from "#test/seed-people.ts";
import { countDemand } from "./count-demand.ts";

let search: OpenSearch;
beforeAll(async () => {
  search = await openSearch();
});
afterAll(() => search.close());
beforeEach(async () => {
  await search.database.pool.query("delete from accounts");
});

type Family = { area: string; subjects: string[]; grade: string | null; days: (typeof days)[number][] };

const areas = ["rohini-sector-3", "pitampura", "saket"];

const family: fc.Arbitrary<Family> = fc.record({
  area: fc.constantFrom(...areas),
  subjects: fc.uniqueArray(fc.constantFrom("mathematics", "physics", "Madhubani painting"), { maxLength: 3 }),
  grade: fc.constantFrom("4", "9", "10", "12", "first year", null),
  days: fc.uniqueArray(fc.constantFrom(...days), { maxLength: 3 }),
});

async function insert(families: Family[], joined = "2 days") {
  const inserted = families.map((each) => ({
    ...seedStudent({ id: randomUUID(), longitude: 77.1, latitude: 28.7 }),
    grade: each.grade,
    subjects: each.subjects,
    preferred_days: each.days,
  }));
  await seedStudents(search.database.pool, inserted);
  for (const [at, { id }] of inserted.entries())
    await search.database.pool.query(
      `update students set public_area = $2, created_at = now() - $3::interval where account_id = $1`,
      [id, families[at]?.area, joined],
    );
}

const numbersOf = ({ areas: parts }: Demand) =>
  parts.flatMap((part) => [...part.subjects, ...part.classGroups, ...part.days].map(({ families }) => families));

const count = () => countDemand(search.database.db, new Date());

it("R13.3 any two numbers, and any two sums of them that a page shows, differ by no family or by at least three", async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(family, { minLength: 1, maxLength: 40 }), async (families) => {
        await insert(families);
        const demand = await count();
        const shown = new Set([
          ...numbersOf(demand),
          ...[...keywordPages().values()]
            .filter(({ audience }) => audience === "teachers")
            .map((page) => demandFor(demand, page).families),
        ]);
        for (const one of shown) for (const other of shown) expect([1, 2]).not.toContain(Math.abs(one - other));
        for (const number of numbersOf(demand)) expect(number).toBeGreaterThanOrEqual(3);
      })
      .beforeEach(async () => {
        await search.database.pool.query("delete from accounts");
      }),
    randomCases(60),
  );
});

it("R13.3 counts each family once, by the part of the city and the group of classes; numbers below three are left out", async () => {
  const maths = { area: "rohini-sector-3", subjects: ["mathematics"], grade: "9", days: ["monday" as const] };
  await insert([
    ...Array.from({ length: 4 }, () => maths),
    { ...maths, area: "pitampura", grade: "10", subjects: ["mathematics", "mathematics"] },
    { ...maths, area: "saket" },
    { ...maths, area: "saket" },
    { ...maths, area: "saket", subjects: ["physics"], grade: "my own words", days: [] },
  ]);
  const { areas: parts } = await count();
  expect(parts.map(({ area }) => area)).toEqual([...demandAreas]);
  expect(parts.find(({ area }) => area === "north-west-delhi")).toEqual({
    area: "north-west-delhi",
    subjects: [{ subject: "mathematics", families: 3 }],
    classGroups: [{ classGroup: "secondary", families: 3 }],
    days: [{ day: "monday", families: 3 }],
  });
  expect(parts.find(({ area }) => area === "south-delhi")).toEqual({
    area: "south-delhi",
    subjects: [],
    classGroups: [],
    days: [],
  });
});

it("R13.3 a family that joins today changes no number today, however often the numbers are requested", async () => {
  const maths = { area: "saket", subjects: ["mathematics"], grade: "9", days: [] };
  await insert([maths, maths]);
  const before = await count();
  await insert([maths], "0 seconds");
  expect(await count()).toEqual(before);
  const first = await search.call(publicDemandEndpoint);
  await insert([maths, maths, maths]);
  expect(await search.call(publicDemandEndpoint)).toEqual(first);
});

it("R13.3 the parts of the city are those of the gazetteer", () => {
  expect([...new Set(places.map(({ area }) => area))]).toEqual([...demandAreas]);
});
