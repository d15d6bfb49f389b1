/** Cities of India beyond the localities we know (R7.10). */
import { expect, test } from "vitest";
import { cityNames } from "./city-names.ts";
import { cityNamed, findCities, nearestCity } from "./find-city.ts";

const first = (query: string) => findCities(query, 5)[0];

test.each([
  ["Pune", "Maharashtra"],
  ["bangalore", "Karnataka"],
  ["luckow", "Uttar Pradesh"],
  ["Jaip", "Rajasthan"],
  ["KOCHI", "Kerala"],
  ["लखनऊ", "Uttar Pradesh"],
  ["ممبئی", "Maharashtra"],
])("R7.10 %s is found in %s", (query, state) => {
  expect(first(query)?.state).toBe(state);
});

test("R7.10 an empty query finds nothing, and the limit holds", () => {
  expect(findCities("", 5)).toEqual([]);
  expect(findCities("x", 5)).toEqual([]);
  expect(findCities("नहीं", 5)).toEqual([]);
  expect(findCities("pur", 3).length).toBeLessThanOrEqual(3);
});

test.each(Object.entries(cityNames))("R7.10 %s is found by its names in three scripts", (city, { hi, ur }) => {
  const [name = "", state] = city.split(", ");
  for (const called of [name, hi, ur])
    expect(findCities(called, 20), called).toContainEqual(expect.objectContaining({ name, state }));
  expect(hi).toMatch(/^[\p{Script=Devanagari}]+$/u);
  expect(ur).toMatch(/^[\p{Script=Arabic} ]+$/u);
});

test("R7.10 of several with one name the largest wins", () => {
  expect(cityNamed("Kota")?.state).toBe("Rajasthan");
  expect(cityNamed("Kot")).toBeUndefined();
});

test("R7.10 a point has its nearest city within a limit", () => {
  expect(nearestCity([72.87, 19.07])).toMatchObject({ city: { name: "Mumbai" } });
  expect(nearestCity([-0.12, 51.5])?.distance).toBeGreaterThan(3000);
});
