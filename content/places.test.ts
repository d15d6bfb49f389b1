import { describe, expect, test } from "vitest";
import { languages } from "#contract/vocabulary.ts";
import { cities, places } from "./places.ts";

const scripts = {
  en: /^[A-Za-z0-9 ]+$/,
  hi: /^[\p{Script=Devanagari}\d .]+$/u,
  ur: /^[\p{Script_Extensions=Arabic}\d ]+$/u,
};

describe("places (R2.3, R7.10)", () => {
  test("there are some 250 localities, each with its own slug and centre", () => {
    expect(places.length).toBeGreaterThanOrEqual(250);
    expect(new Set(places.map((place) => place.slug)).size).toBe(places.length);
    expect(new Set(places.map((place) => place.centre.join())).size).toBe(places.length);
    for (const { slug } of places) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("PIN codes are six digits in the region's ranges", () => {
    for (const { slug, pins } of places) {
      expect(pins.length, slug).toBeGreaterThan(0);
      for (const pin of pins) expect(pin, slug).toMatch(/^(110|201|121|122)\d{3}$/);
    }
  });

  test("centres lie inside the NCR box and near their city", () => {
    for (const { slug, city, centre } of places) {
      const [longitude, latitude] = centre;
      expect(longitude, slug).toBeGreaterThan(76.8);
      expect(longitude, slug).toBeLessThan(77.7);
      expect(latitude, slug).toBeGreaterThan(28.3);
      expect(latitude, slug).toBeLessThan(28.95);
      expect(Math.hypot(longitude - cities[city].centre[0], latitude - cities[city].centre[1]), slug).toBeLessThan(0.3);
    }
  });

  test.each(languages)("every name is written in the script of %s", (language) => {
    for (const { slug, name } of places) expect(name[language], slug).toMatch(scripts[language]);
    for (const city of Object.values(cities)) expect(city.name[language]).toMatch(scripts[language]);
    expect(new Set(places.map((place) => place.name[language])).size).toBe(places.length);
  });
});
