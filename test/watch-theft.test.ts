import { expect, test } from "vitest";
import { readProcessors, takenShare, takenSpans } from "./watch-theft.ts";

test("R12.3 CPU ticks, total and stolen, are read from Linux", () => {
  const stat = "cpu  58836 0 9372 76699 1182 0 1959 3778 0 0\ncpu0 29030 0 4088 39893 131 0 962 1848 0 0\n";
  expect(readProcessors(stat, 5)).toEqual({ at: 5, all: 151826, taken: 3778 });
});

const readings = [
  { at: 0, all: 0, taken: 0 },
  { at: 100, all: 20, taken: 0 },
  { at: 200, all: 40, taken: 1 },
  { at: 300, all: 60, taken: 1 },
];

test("R12.3 a span with stolen time is excluded, with half a second after it", () => {
  expect(takenSpans(readings)).toEqual([[100, 700]]);
  expect(takenSpans([])).toEqual([]);
});

test("R12.3 the share of stolen time since a moment", () => {
  expect(takenShare(readings, 50)).toBe(1 / 40);
  expect(takenShare(readings, 150)).toBe(0);
  expect(takenShare(readings, 900)).toBe(0);
});
