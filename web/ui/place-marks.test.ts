/** Ring map layout: people are at their position, and no two marks overlap. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeZone, zoneCount } from "#contract/map-zones.ts";
import { chooseLabelBearing, chooseRings, groupPeople, mapSize, placeMarks, radiusOf } from "./place-marks.ts";

const middle = mapSize / 2;
/** Diameter of a photo or a number in units, with a small overlap allowed. */
const drawn = 34;
const at = (id: string, bearing: number, distance: number) => ({ id, bearing, distance });

describe("design: ring map", () => {
  test("north is up, east is right, and the edge is the reach", () => {
    const [north, east, south, west] = placeMarks(
      [at("1", 0, 10), at("2", 90, 10), at("3", 180, 10), at("4", 270, 10)],
      10,
    );
    expect(north).toMatchObject({ x: middle });
    expect(north?.y).toBeLessThan(middle);
    expect(east).toMatchObject({ y: middle });
    expect(east?.x).toBeGreaterThan(middle);
    expect(south?.y).toBeGreaterThan(middle);
    expect(west?.x).toBeLessThan(middle);
  });

  test("people of one cell become one group with all of them, the nearest first", () => {
    const groups = groupPeople([at("b", 45, 3.2), at("a", 45, 3), at("c", 225, 3)], 10);
    expect(groups.map((people) => people.map((person) => person.id))).toEqual([["a", "b"], ["c"]]);
  });

  test("a person beyond the reach is placed at the edge", () => {
    expect(radiusOf(25, 10)).toBe(radiusOf(10, 10));
  });

  test("rings are round distances that end at the reach", () => {
    expect(chooseRings(10)).toEqual([2, 4, 6, 8, 10]);
    expect(chooseRings(5)).toEqual([1, 2, 3, 4, 5]);
    expect(chooseRings(12)).toEqual([5, 10, 12]);
    expect(chooseRings(2)).toEqual([0.5, 1, 1.5, 2]);
  });

  test("labels are placed away from people", () => {
    const spots = placeMarks([at("1", 30, 5), at("2", 180, 5)], 5);
    expect(chooseLabelBearing([radiusOf(5, 5)], spots)).toBe(315);
    expect(chooseLabelBearing([radiusOf(5, 5)], [])).toBe(0);
  });

  const person = fc.record({
    id: fc.uuid(),
    bearing: fc.integer({ min: 0, max: 359 }),
    distance: fc.double({ min: 0, max: 30, noNaN: true }),
  });

  test("a group loses nobody", () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 40 }), (people) => {
        expect(groupPeople(people, 20).flat()).toHaveLength(people.length);
      }),
    );
  });

  test("every zone full: all marks are inside the drawing and none overlap", () => {
    const zones = Array.from({ length: zoneCount }, (_, zone) => {
      const { from, to, bearing } = describeZone(zone);
      return at(String(zone), bearing, ((from + to) / 2) * 10);
    });
    const shifted = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: zoneCount, maxLength: zoneCount });
    fc.assert(
      fc.property(shifted, (shifts) => {
        const marks = zones.map((zone, index) => ({
          ...zone,
          bearing: (zone.bearing + 360 + (shifts[index] ?? 0)) % 360,
        }));
        const spots = placeMarks(marks, 10);
        expect(spots).toHaveLength(zoneCount);
        for (const [index, spot] of spots.entries()) {
          expect(Math.hypot(spot.x - middle, spot.y - middle)).toBeLessThan(middle - drawn / 2);
          for (const other of spots.slice(index + 1))
            expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(drawn);
        }
      }),
    );
  });
});
