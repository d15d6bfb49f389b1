/**
 * The public cell over a device's long history (R3.4), simulated without the database: homes anywhere and at the edges of
 * cells.
 */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isAround, snapPoint } from "#server/db/snap-point.ts";
import { homeAtEdge, placesAround } from "#test/homes.ts";
import { randomCases } from "#test/random-cases.ts";
import { type CellBefore, followTeacher, startMove } from "./follow-teacher.ts";

const home = fc.oneof(
  fc.record({
    latitude: fc.double({ min: 8, max: 34, noNaN: true }),
    longitude: fc.double({ min: 69, max: 95, noNaN: true }),
  }),
  fc.integer({ min: 0, max: 1e6 }).map((number) => homeAtEdge(String(number))),
);
const noise = fc.double({ min: 0.025, max: 0.3, noNaN: true });
const seed = fc.string();

const dayNamed = (number: number) =>
  new Date(Date.UTC(2027, 0, number + 1)).toISOString().slice(0, "YYYY-MM-DD".length);

/** The public cells on the evenings of these days; for each day, where the device is found. */
function liveDays(days: { latitude: number; longitude: number }[][]): string[] {
  let now: CellBefore | undefined;
  return days.map((finds, number) => {
    for (const find of finds) {
      const { cell } = snapPoint(find);
      now = now === undefined ? { cell, ...startMove() } : followTeacher(now, cell, dayNamed(number));
    }
    return now?.cell ?? "";
  });
}

test("R3.4 thirty days of noisy positions at home leave a teacher's cell where the first put it", () => {
  const life = fc.tuple(home, noise, seed, fc.integer({ min: 1, max: 4 }));
  const leavesCell = fc.property(life, ([at, reach, word, positions]) => {
    const find = placesAround(at, reach, word);
    const cells = liveDays(Array.from({ length: 30 }, () => Array.from({ length: positions }, find)));
    expect(new Set(cells).size).toBe(1);
  });
  fc.assert(leavesCell, randomCases(2000));
});

test("R3.4 wherever a teacher goes, each place shows one cell, set by a single position", () => {
  const stay = fc.record({ place: fc.integer({ min: 0, max: 2 }), days: fc.integer({ min: 1, max: 7 }) });
  const life = fc.tuple(home, noise, seed, fc.array(stay, { minLength: 2, maxLength: 25 }));
  const showsOneCell = fc.property(life, ([at, reach, word, stays]) => {
    // Three places, some 11 km from each other.
    const finds = [0, 0.1, 0.2].map((north) =>
      placesAround({ ...at, latitude: at.latitude + north }, reach, word + north),
    );
    const days = stays.flatMap(({ place, days: count }) => Array.from({ length: count }, () => [place, place]));
    const cells = new Set(liveDays(days.map((day) => day.map((place) => finds[place]?.() ?? at))));
    const seen = [0, 0.1, 0.2].map((north) => {
      const { cell } = snapPoint({ ...at, latitude: at.latitude + north });
      return [...cells].filter((other) => isAround(cell, other)).length;
    });
    expect(Math.max(...seen)).toBe(1);
    expect(seen.reduce((sum, count) => sum + count, 0)).toBe(cells.size);
  });
  fc.assert(showsOneCell, randomCases(2000));
});
