import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOnMap, mapUnits, movePoint, toPlace, toPoint } from "./pin-map.tsx";

const centre = { latitude: 28.63, longitude: 77.27 };

describe("R4 the picker's map", () => {
  it("has its centre in the middle, north above and east to the right", () => {
    expect(toPlace(centre, centre)).toEqual({ x: mapUnits / 2, y: mapUnits / 2 });
    const north = toPlace(centre, movePoint(centre, 0, 1));
    const east = toPlace(centre, movePoint(centre, 1, 0));
    expect(north).toEqual({ x: 200, y: expect.closeTo(100, 3) });
    expect(east).toEqual({ x: expect.closeTo(300, 3), y: 200 });
  });

  it("comes back to the same point", () => {
    const unit = fc.double({ min: 0, max: mapUnits, noNaN: true });
    fc.assert(
      fc.property(unit, unit, (x, y) => {
        const there = toPlace(centre, toPoint(centre, { x, y }));
        expect(there.x).toBeCloseTo(x, 6);
        expect(there.y).toBeCloseTo(y, 6);
        expect(isOnMap({ x, y })).toBe(true);
      }),
    );
  });
});
