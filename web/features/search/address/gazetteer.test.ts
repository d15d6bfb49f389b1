import { describe, expect, it } from "vitest";
import { followRedirect } from "#content/follow-redirect.ts";
import { areas, cities, places } from "#content/places.ts";
import { findInList } from "./gazetteer.ts";
import { readSearch } from "./search.ts";

/** The place that the search is about once the old address was followed. */
function searchedFrom(address: string) {
  const { search = "" } = followRedirect(address, "en") ?? {};
  return findInList(readSearch(new URLSearchParams(search))).place;
}

describe("R2.4 the search behind /locations/{slug}", () => {
  const known = [
    ...places.map((place) => [place.slug, place] as const),
    ...Object.entries(cities),
    ...Object.entries(areas),
  ];

  it("is about the place of the slug, for every locality, city and part of it that the gazetteer knows", () => {
    for (const [slug, { name }] of known) expect(searchedFrom(`/locations/${slug}`)?.name, slug).toEqual(name);
  });

  it("is about the place that is called so, where the slug is its name and no slug of ours", () => {
    for (const { name } of places) {
      const written = name.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
      expect(searchedFrom(`/locations/${written}`)?.name.en, written).toBe(name.en);
    }
    expect(searchedFrom("/locations/rohini")?.name.en).toMatch(/^Rohini\b/);
    expect(searchedFrom("/locations/south-delhi")?.name.ur).toBe(areas["south-delhi"].name.ur);
  });
});
