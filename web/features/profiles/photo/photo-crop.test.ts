import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampCrop, closest, moveView, readSquare, startView } from "./photo-crop.tsx";

const size = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
const part = fc.double({ min: -5, max: 5, noNaN: true });

describe("R2 cropping the photo", () => {
  it("starts with the largest square in the middle", () => {
    expect(readSquare({ width: 400, height: 300 }, startView)).toEqual({ left: 50, top: 0, side: 300 });
  });

  it("follows the finger: dragging right shows more of the left", () => {
    const size = { width: 400, height: 300 };
    expect(readSquare(size, moveView(size, startView, 0.1, 0)).left).toBeCloseTo(20);
  });

  it("never leaves the picture, however it is moved and zoomed", () => {
    fc.assert(
      fc.property(size, part, part, part, part, part, (photo, x, y, zoom, right, down) => {
        const view = moveView(photo, clampCrop(photo, { x, y, zoom }), right, down);
        const { left, top, side } = readSquare(photo, view);
        expect(view.zoom).toBeGreaterThanOrEqual(1);
        expect(view.zoom).toBeLessThanOrEqual(closest);
        expect(left).toBeGreaterThanOrEqual(-1e-6);
        expect(top).toBeGreaterThanOrEqual(-1e-6);
        expect(left + side).toBeLessThanOrEqual(photo.width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(photo.height + 1e-6);
      }),
    );
  });
});
