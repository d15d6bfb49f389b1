import { describe, expect, it } from "vitest";
import { followRedirect } from "#content/follow-redirect.ts";
import { areas, cities, places } from "#content/places.ts";
import { findInList } from "./gazetteer.ts";
import { readSearch } from "./search.ts";

/** The place of the search after the redirect. */
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

  it("is at the place of the slug, for every known locality, city and part of it", () => {
    for (const [slug, { name }] of known) expect(searchedFrom(`/locations/${slug}`)?.name, slug).toEqual(name);
  });

  it("is at the place of that name, where the slug is a name and not one of ours", () => {
    for (const { name } of places) {
      const written = name.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
      expect(searchedFrom(`/locations/${written}`)?.name.en, written).toBe(name.en);
    }
    expect(searchedFrom("/locations/rohini")?.name.en).toMatch(/^Rohini\b/);
    expect(searchedFrom("/locations/south-delhi")?.name.ur).toBe(areas["south-delhi"].name.ur);
  });
});
