import * as fc from "fast-check";
import { expect, test } from "vitest";
import { axesOf, type Coordinates } from "#contract/distance.ts";
import { snapPoint } from "./snap-point.ts";

const delhi = fc.record({
  latitude: fc.double({ min: 28.3, max: 28.95, noNaN: true }),
  longitude: fc.double({ min: 76.8, max: 77.7, noNaN: true }),
});

function kilometres(a: Coordinates, b: Coordinates): number {
  const other = axesOf(b);
  return Math.hypot(...axesOf(a).map((axis, index) => axis - (other[index] ?? 0)));
}

test("R3.4: a snapped point is at most 1 km away and snaps to itself", () => {
  fc.assert(
    fc.property(delhi, (exact) => {
      const snapped = snapPoint(exact);
      expect(kilometres(exact, snapped)).toBeLessThan(1);
      expect(snapPoint(snapped)).toEqual(snapped);
    }),
  );
});

test("R3.4: neighbours in one cell have the same public point", () => {
  const a = snapPoint({ latitude: 28.6315, longitude: 77.2195 });
  const b = snapPoint({ latitude: 28.6316, longitude: 77.2196 });
  expect(b).toEqual(a);
  expect(snapPoint({ latitude: 28.6515, longitude: 77.2195 })).not.toEqual(a);
});
