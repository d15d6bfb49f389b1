/** People stand where they are, and no two spots of the ring map lie on each other. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apart, chooseLabelBearing, chooseRings, mapSize, placePeople, radiusOf } from "./place-people.ts";

const middle = mapSize / 2;
const at = (id: string, bearing: number, distance: number) => ({ id, bearing, distance });

describe("design: ring map", () => {
  test("north is up, east is right, and the edge is the reach", () => {
    const [north, east, south, west] = placePeople(
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

  test("people of one cell become one spot with all of them, the nearest first", () => {
    const spots = placePeople([at("b", 45, 3.2), at("a", 45, 3), at("c", 225, 3)], 10);
    expect(spots.map((spot) => spot.people.map((person) => person.id))).toEqual([["a", "b"], ["c"]]);
  });

  test("who is beyond the reach stands at the edge", () => {
    expect(radiusOf(25, 10)).toBe(radiusOf(10, 10));
  });

  test("rings are round distances that end at the reach", () => {
    expect(chooseRings(10)).toEqual([2, 4, 6, 8, 10]);
    expect(chooseRings(5)).toEqual([1, 2, 3, 4, 5]);
    expect(chooseRings(12)).toEqual([5, 10, 12]);
    expect(chooseRings(2)).toEqual([0.5, 1, 1.5, 2]);
  });

  test("labels stand where nobody stands", () => {
    const spots = placePeople([at("1", 30, 5), at("2", 180, 5)], 5);
    expect(chooseLabelBearing([radiusOf(5, 5)], spots)).toBe(315);
    expect(chooseLabelBearing([radiusOf(5, 5)], [])).toBe(0);
  });

  test("nobody is lost, everybody is inside the drawing, and spots keep their distance", () => {
    const person = fc.record({
      id: fc.uuid(),
      bearing: fc.integer({ min: 0, max: 359 }),
      distance: fc.double({ min: 0, max: 30, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 40 }), (people) => {
        const spots = placePeople(people, 20);
        expect(spots.flatMap((spot) => spot.people)).toHaveLength(people.length);
        for (const [index, spot] of spots.entries()) {
          expect(spot.x).toBeGreaterThan(0);
          expect(spot.x).toBeLessThan(mapSize);
          for (const other of spots.slice(index + 1)) {
            expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(apart);
          }
        }
      }),
    );
  });
});
