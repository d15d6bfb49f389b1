import { expect, test } from "vitest";
import { readProcessors, takenSpans } from "./watch-theft.ts";

test("R12.3 the hundredths of processors and of others are read from what Linux says", () => {
  const stat = "cpu  58836 0 9372 76699 1182 0 1959 3778 0 0\ncpu0 29030 0 4088 39893 131 0 962 1848 0 0\n";
  expect(readProcessors(stat, 5)).toEqual({ at: 5, all: 151826, taken: 3778 });
});

test("R12.3 a second in which others had a noticeable part of the machine is theirs, with half a second after it", () => {
  const readings = [
    { at: 0, all: 0, taken: 0 },
    { at: 1000, all: 200, taken: 4 },
    { at: 2000, all: 400, taken: 9 },
    { at: 3000, all: 600, taken: 9 },
  ];
  expect(takenSpans(readings)).toEqual([[1000, 2500]]);
  expect(takenSpans([])).toEqual([]);
});
