import * as fc from "fast-check";
import { expect, test } from "vitest";
import { snapPoint, toCube } from "./snap-point.ts";

const delhi = fc.record({
  latitude: fc.double({ min: 28.3, max: 28.95, noNaN: true }),
  longitude: fc.double({ min: 76.8, max: 77.7, noNaN: true }),
});

const axes = (point: { latitude: number; longitude: number }) => toCube(point).slice(1, -1).split(", ").map(Number);
const kilometres = (a: number[], b: number[]) => Math.hypot(...a.map((axis, index) => axis - (b[index] ?? 0)));

test("R3.4: a snapped point is at most 1 km away and snaps to itself", () => {
  fc.assert(
    fc.property(delhi, (exact) => {
      const snapped = snapPoint(exact);
      expect(kilometres(axes(exact), axes(snapped))).toBeLessThan(1);
      expect(snapPoint(snapped)).toEqual(snapped);
    }),
  );
});

test("R3.4: neighbours in one cell are one and the same point to others", () => {
  const a = snapPoint({ latitude: 28.6315, longitude: 77.2195 });
  const b = snapPoint({ latitude: 28.6316, longitude: 77.2196 });
  expect(b).toEqual(a);
});

test("R7.11: the cube lies on a sphere of 6371 km", () => {
  expect(Math.hypot(...axes({ latitude: 28.6, longitude: 77.2 }))).toBeCloseTo(6371, 6);
  expect(axes({ latitude: 0, longitude: 90 })[1]).toBeCloseTo(6371, 6);
});
