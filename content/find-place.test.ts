import { describe, expect, test } from "vitest";
import { matchPlaces, nearestPlace, placeBySlug } from "./find-place.ts";
import { places } from "./places.ts";

const first = (query: string) => matchPlaces(query)[0]?.slug;

describe("find a place (R7.10)", () => {
  test("by slug", () => {
    expect(placeBySlug("karol-bagh")?.name.hi).toBe("करोल बाग़");
    expect(placeBySlug("atlantis")).toBeUndefined();
  });

  test("every place is first for its own name in each language", () => {
    for (const { slug, name } of places) for (const text of Object.values(name)) expect(first(text), text).toBe(slug);
  });

  test.each([
    ["करोल बाग", "karol-bagh"],
    ["लक्ष्मी", "laxmi-nagar"],
    ["شاهين باغ", "shaheen-bagh"],
    ["lakshmi nagar", "laxmi-nagar"],
    ["Lajpat ngar", "lajpat-nagar"],
    ["dwaraka mor", "dwarka-mor"],
    ["pritampura", "pitampura"],
    ["chandnichowk", "chandni-chowk"],
    ["janak puri", "janakpuri"],
    ["sector 62 noida", "noida-sector-62"],
    ["GK 2", "greater-kailash-2"],
    ["C.P.", "connaught-place"],
  ])("%s is understood", (query, slug) => {
    expect(first(query)).toBe(slug);
  });

  test("by PIN code, whole or prefix", () => {
    expect(matchPlaces("110025", 20).map((place) => place.slug)).toContain("jamia-nagar");
    expect(matchPlaces("110025", 20).every((place) => place.pins.includes("110025"))).toBe(true);
    expect(matchPlaces("201 014").map((place) => place.slug)).toContain("indirapuram");
  });

  test("nonsense and an empty query find nothing", () => {
    expect(matchPlaces("")).toEqual([]);
    expect(matchPlaces("  ?? ")).toEqual([]);
    expect(matchPlaces("xkqvbtrp")).toEqual([]);
    expect(matchPlaces("999999")).toEqual([]);
  });

  test("by point, and not from another country", () => {
    expect(nearestPlace([77.2303, 28.656])?.slug).toBe("chandni-chowk");
    expect(nearestPlace([-0.12, 51.5])).toBeUndefined();
  });
});
