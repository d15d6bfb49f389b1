import { expect, test } from "vitest";
import { placesNamed } from "./place-words.ts";

test.each([
  ["rohini", "rohini-sector-3"],
  ["रोहिणी", "rohini-sector-3"],
  ["mumbai", "Mumbai"],
  ["ممبئی", "Mumbai"],
])("R7.11 %s occurs in the name of an area", (word, area) => {
  expect(placesNamed(word)).toContain(area);
});

test("R7.11 a word that names no area matches none", () => {
  expect(placesNamed("qwertz")).toEqual([]);
});
