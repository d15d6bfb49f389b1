import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { SearchCounts } from "#contract/schemas/search-counts.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { bandsOf } from "#contract/search-counts.ts";
import {
  type CodedFilter,
  type CodeFilter,
  codeFilters,
  codesOf,
  feeUnits,
  searchFilters,
  switchFilters,
} from "#contract/search-filters.ts";
import { teacherSorts } from "#contract/search-parameters.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { type AnyFilters, anyCodes, anyFilters } from "#test/any-filters.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { randomCases } from "#test/random-cases.ts";
import { type SeededTeacher, seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { codedFilters } from "./filters.ts";

/** A few points, so that many share a cell and only rating and id break ties. */
const place = fc.record({
  longitude: fc.integer({ min: -8, max: 8 }).map((step) => 77.2 + step * 0.008),
  latitude: fc.integer({ min: -8, max: 8 }).map((step) => 28.6 + step * 0.007),
});

const fewSubjects = ["mathematics", "physics", "urdu", "Madhubani painting"] as const;

const person: fc.Arbitrary<SeededTeacher> = fc
  .record({
    id: fc.uuid(),
    codes: anyCodes(fewSubjects, 3),
    teaching_range: fc.constantFrom(2, 7.5, 30),
    experience_years: fc.option(fc.integer({ min: 0, max: 4 })),
    fee_hourly: fc.option(fc.constantFrom(200, 400)),
    fee_monthly: fc.option(fc.constantFrom(2000, 4000, 6000)),
    rating: fc.option(fc.constantFrom(3, 4.5, 5)),
    review_count: fc.integer({ min: 0, max: 2 }),
    phone: fc.constantFrom("+919800000000", "+919800000000", "+919800000000", null),
    place,
  })
  .map(({ place, ...given }) => seedTeacher({ ...given, ...place }));

/** Mostly absent: all filters at once leave nobody to compare. */
const rarely = <Value>(absent: Value, arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(absent) }, { weight: 1, arbitrary });

/** The names of subjects, classes and boards are filters; "painting" also occurs in a subject in a teacher's own words. */
const typed = {
  maths: ({ subjects }: SeededTeacher) => subjects.includes("mathematics"),
  painting: ({ subjects }: SeededTeacher) => subjects.includes("Madhubani painting"),
  "urdu class 10": ({ subjects, classes }: SeededTeacher) => subjects.includes("urdu") && classes.includes("10"),
  CBSE: ({ boards }: SeededTeacher) => boards.includes("cbse"),
};

const anyQuestion = fc.record({
  place,
  filters: anyFilters(fewSubjects, 3, 5),
  searchQuery: rarely<keyof typeof typed | "">("", fc.constantFrom(...(Object.keys(typed) as (keyof typeof typed)[]))),
  distance: fc.constantFrom(2, 4.5, 10, 25),
  feeMin: rarely<number | undefined>(undefined, fc.constantFrom(0, 300, 4000)),
  feeMax: rarely<number | undefined>(undefined, fc.constantFrom(300, 4000)),
  feeUnit: fc.constantFrom(...feeUnits),
  sort: fc.constantFrom(...teacherSorts),
  limit: fc.integer({ min: 2, max: 9 }),
});
type Question = typeof anyQuestion extends fc.Arbitrary<infer Value> ? Value : never;

/** Along the surface, by the haversine formula: independent of the database's computation. */
function kilometres(a: { longitude: number; latitude: number }, b: { longitude: number; latitude: number }): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const flat = Math.cos((a.latitude * Math.PI) / 180) * Math.cos((b.latitude * Math.PI) / 180);
  return 12742 * Math.asin(Math.sqrt(half(b.latitude - a.latitude) + flat * half(b.longitude - a.longitude)));
}

/** Any of the requested codes; a switch that is on requires its one code. */
function meets({ filters }: Question, { codes = {} }: SeededTeacher, name: CodedFilter): boolean {
  const requested = filters[name];
  if (requested === undefined) return true;
  const has = codes[name] ?? [];
  return typeof requested === "boolean" ? has.length > 0 : requested.some((code) => has.includes(code));
}

const isOnline = ({ filters: { modes } }: Question) => modes?.join() === "online";
const feeOf = ({ feeUnit }: Question, teacher: SeededTeacher) =>
  feeUnit === "monthly" ? teacher.fee_monthly : teacher.fee_hourly;

function isFound(question: Question, teacher: SeededTeacher, distance: number, online = isOnline(question)): boolean {
  const fee = feeOf(question, teacher);
  return (
    teacher.phone !== null &&
    (question.searchQuery === "" || typed[question.searchQuery](teacher)) &&
    (online || (distance <= question.distance && distance <= teacher.teaching_range)) &&
    codedFilters.every((name) => meets(question, teacher, name)) &&
    (question.feeMin === undefined || (fee !== null && fee >= question.feeMin)) &&
    (question.feeMax === undefined || (fee !== null && fee <= question.feeMax))
  );
}

const highFirst = (value: number | null) => -(value ?? -1);
const lowFirst = (value: number | null) => value ?? Number.POSITIVE_INFINITY;

function sortKeys(question: Question, teacher: SeededTeacher, distance: number): (number | string)[] {
  const nearest = [distance, highFirst(teacher.rating), teacher.id];
  switch (question.sort) {
    case "distance":
      return nearest;
    case "rating":
      return [highFirst(teacher.rating), -teacher.review_count, ...nearest];
    case "experience":
      return [highFirst(teacher.experience_years), ...nearest];
    case "fee":
      return [lowFirst(question.feeUnit === "monthly" ? teacher.fee_monthly : teacher.fee_hourly), ...nearest];
  }
}

function compareKeys(a: (number | string)[], b: (number | string)[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  const [one, other] = [a[at], b[at]];
  return one === undefined || other === undefined ? 0 : one < other ? -1 : 1;
}

function idsByOracle(people: SeededTeacher[], question: Question): string[] {
  return people
    .map((teacher) => ({ teacher, distance: kilometres(question.place, snapPoint(teacher)) }))
    .filter(({ teacher, distance }) => isFound(question, teacher, distance))
    .map(({ teacher, distance }) => ({ id: teacher.id, keys: sortKeys(question, teacher, distance) }))
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .map(({ id }) => id);
}

/** Each number by its own search: with only this value, in the circle of the whole. */
function countsByOracle(people: SeededTeacher[], question: Question) {
  const countWith = (changed: Partial<Question>) =>
    people.filter((teacher) => {
      const distance = kilometres(question.place, snapPoint(teacher));
      return isFound({ ...question, ...changed }, teacher, distance, isOnline(question));
    }).length;
  const countFilter = (filter: AnyFilters) => countWith({ filters: { ...question.filters, ...filter } });
  const each = (name: CodeFilter) =>
    Object.fromEntries(
      codesOf(name)
        .codes.map((code) => [code, countFilter({ [name]: [code] })] as const)
        .filter(([, count]) => count > 0),
    );
  return {
    ...Object.fromEntries(codeFilters.map((name) => [name, each(name)])),
    ...Object.fromEntries(switchFilters.map((name) => [searchFilters[name].counts, countFilter({ [name]: true })])),
    fees: bandsOf(question.feeUnit).map(({ from, to }) => ({
      ...{ from, to },
      count: countWith({ feeMin: from, feeMax: to ?? Number.POSITIVE_INFINITY }),
    })),
  };
}

/** With one more filter no number of another kind may rise; its own stays. */
function expectNoneHigher(before: SearchCounts | undefined, after: SearchCounts | undefined): void {
  if (before === undefined || after === undefined) throw new Error("no counts");
  expect(after.verified).toBe(before.verified);
  for (const [at, { count }] of after.fees.entries()) expect(count).toBeLessThanOrEqual(before.fees[at]?.count ?? 0);
  for (const name of codeFilters)
    for (const [code, count] of Object.entries(after[name])) expect(count).toBeLessThanOrEqual(before[name][code] ?? 0);
  for (const { counts } of switchFilters.map((name) => searchFilters[name]))
    expect(after[counts]).toBeLessThanOrEqual(before[counts]);
}

describe.each([
  { engine: "of the database", inMemory: false },
  { engine: "in memory", inMemory: true },
])("R7.11 the search $engine and a plain list agree", ({ inMemory }) => {
  let search: OpenSearch;
  beforeAll(async () => {
    search = await openSearch({ inMemory });
    if (inMemory) await vi.waitFor(() => expect(search.index?.status().ready).toBe(true), { timeout: 20_000 });
  });
  afterAll(() => search.close());

  /** Every page, and the empty one after the last. */
  async function idsBySearch({ place, filters, ...others }: Question) {
    const ids: string[] = [];
    const totals: number[] = [];
    const counts: SearchCounts[] = [];
    for (let page = 1; ; page++) {
      const answer = await search.call(publicNearbyTeachersEndpoint, {
        ...others,
        ...filters,
        ...place,
        page,
        counts: page === 1,
      });
      totals.push(answer.total);
      if (answer.counts) counts.push(answer.counts);
      if (answer.teachers.length === 0) return { ids, totals, counts };
      ids.push(...answer.teachers.map(({ id }) => id));
    }
  }

  it("on the order of two equally rated: the one with more reviews first, though further away", async () => {
    const [near, far] = [77.2, 77.22].map((longitude, at) =>
      seedTeacher({
        id: randomUUID(),
        longitude,
        latitude: 28.6,
        teaching_range: 30,
        rating: 4.5,
        review_count: at + 1,
      }),
    );
    if (near === undefined || far === undefined) throw new Error("nobody");
    await search.database.pool.query("delete from accounts");
    await seedTeachers(search.database.pool, [near, far]);
    expect(await search.index?.freshen()).toBe(inMemory || undefined);
    const place = { longitude: near.longitude, latitude: near.latitude, distance: 25 };
    for (const [sort, ids] of [
      ["distance", [near.id, far.id]],
      ["rating", [far.id, near.id]],
    ] as const)
      expect(
        (await search.call(publicNearbyTeachersEndpoint, { ...place, sort })).teachers.map(({ id }) => id),
      ).toEqual(ids);
  });

  it("on ids, order, totals and pages, for random teachers and searches", async () => {
    const people = fc.uniqueArray(person, { minLength: 15, maxLength: 60, size: "max", selector: ({ id }) => id });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(people, fc.array(anyQuestion, { minLength: 4, maxLength: 4 }), async (teachers, questions) => {
        await search.database.pool.query("delete from accounts");
        await seedTeachers(search.database.pool, teachers);
        expect(await search.index?.freshen()).toBe(inMemory || undefined);
        for (const question of questions) {
          const expected = idsByOracle(teachers, question);
          const { ids, totals, counts } = await idsBySearch(question);
          expect(ids).toEqual(expected);
          for (const counted of counts) expect(counted).toEqual(countsByOracle(teachers, question));
          expectNoneHigher(
            counts[0],
            (await idsBySearch({ ...question, filters: { ...question.filters, verifiedOnly: true } })).counts[0],
          );
          expect(new Set(totals)).toEqual(new Set([expected.length]));
          found += ids.length;
        }
      }),
      { ...randomCases(100), interruptAfterTimeLimit: 90_000, markInterruptAsFailure: true },
    );
    // Some random searches find few; finding none at all would prove nothing.
    expect(found).toBeGreaterThan(20);
  }, 120_000);
});
