import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readFeeRangesEndpoint } from "#contract/insights.ts";
import { feeCircles } from "#contract/limits.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { type SeededTeacher, seedTeacher, seedTeachers } from "#test/seed-people.ts";

/** Kilometres north of the requested place. */
const centre = { longitude: 77.2, latitude: 28.6 };
const kmNorth = (km: number) => ({ ...centre, latitude: centre.latitude + km / 111.2 });

const many = (count: number, given: (at: number) => Partial<SeededTeacher>) =>
  Array.from({ length: count }, (_, at) => seedTeacher({ id: randomUUID(), ...kmNorth(0), ...given(at) }));

/** By the database and by the index in memory, which must agree (decision 36). */
describe.each([false, true])("R13.1 the fee compass, in memory: %s", (inMemory) => {
  let search: OpenSearch;

  beforeAll(async () => {
    search = await openSearch({ inMemory });
    await seedTeachers(search.database.pool, [
      // Eight within 3 km with fees from 100 to 800 an hour; too few of them name a monthly fee.
      ...many(8, (at) => ({
        subjects: ["physics"],
        fee_hourly: 100 * (at + 1),
        fee_monthly: at < 7 ? 1000 : null,
      })),
      // One more further away, and one whom the database does not list.
      ...many(1, () => ({ subjects: ["physics"], fee_hourly: 90_000, ...kmNorth(8) })),
      ...many(1, () => ({ subjects: ["physics"], fee_hourly: 90_000, phone: null })),
      // Seven near, the eighth at 8 km; a teacher without a fee does not count.
      ...many(7, () => ({ subjects: ["urdu"], fee_hourly: 300, classes: ["5"], modes: ["online"] })),
      ...many(1, () => ({ subjects: ["urdu"], fee_hourly: 300, ...kmNorth(8) })),
      ...many(5, () => ({ subjects: ["urdu"], fee_hourly: null, fee_monthly: null })),
      ...many(7, () => ({ subjects: ["dance"], fee_hourly: 500, ...kmNorth(20) })),
      ...many(9, () => ({ subjects: ["dance"], fee_hourly: 500, ...kmNorth(27) })),
      ...many(9, (at) => ({ subjects: [at < 8 ? "Madhubani painting" : "other words"], fee_hourly: 50 + at })),
    ]);
    if (inMemory) await vi.waitUntil(() => search.index?.freshen());
  });
  afterAll(() => search.close());

  const readFees = (query: Record<string, string>) => search.call(readFeeRangesEndpoint, { ...centre, ...query });

  it("gives the quartiles of the smallest circle that contains eight, and none for a unit that fewer name", async () => {
    expect(feeCircles).toEqual({ kilometres: [3, 5, 10, 25], teachers: 8 });
    expect(await readFees({ subjects: "physics" })).toEqual({
      distance: 3,
      teachers: 8,
      hourly: { low: 275, middle: 450, high: 625 },
      monthly: null,
    });
  });

  it("widens the circle until it contains eight who name a fee", async () => {
    expect(await readFees({ subjects: "urdu" })).toMatchObject({ distance: 10, teachers: 8, hourly: { middle: 300 } });
  });

  it("gives nothing where the widest contains fewer", async () => {
    expect(await readFees({ subjects: "dance" })).toEqual({ distance: 25, teachers: 7, hourly: null, monthly: null });
  });

  it("filters by classes and modes too, any of each", async () => {
    expect(await readFees({ subjects: "urdu", classes: "5,6" })).toMatchObject({ teachers: 7, hourly: null });
    expect(await readFees({ subjects: "urdu,physics", modes: "online" })).toMatchObject({ teachers: 7, hourly: null });
  });

  it("finds subjects in a teacher's own words", async () => {
    expect(await readFees({ subjects: "Madhubani painting" })).toMatchObject({
      teachers: 8,
      hourly: { low: 52, high: 55 },
    });
  });

  it("queries the database only where there is no index (R12.3)", async () => {
    const found = search.index && vi.spyOn(search.index, "fees");
    const { teachers } = await readFees({ subjects: "physics" });
    expect((await found?.mock.results[0]?.value)?.teachers).toBe(inMemory ? teachers : undefined);
  });

  it("uses the default city when no place is given, and refuses half a place", async () => {
    expect(await search.call(readFeeRangesEndpoint)).toMatchObject({ distance: 5 });
    for (const wrong of ["latitude=28.6", "latitude=91&longitude=77", "classes=99", "modes=by_post"])
      expect(await search.get(`${readFeeRangesEndpoint.path}?${wrong}`)).toMatchObject({ status: 400 });
  });
});
