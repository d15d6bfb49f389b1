/** Places by name: the one that a search means, from the list that pages carry or else from the server, and names to offer under a field. */
import { areaLabel, findPlaces, nearestPlace, ownCityNamed, placeBySlug, placeNamed } from "#content/find-place.ts";
import { places } from "#content/places.ts";
import { findPlaces as askPlaces } from "#contract/locations.ts";
import type { Language } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import type { Search } from "./search.ts";

/** By slug, or by what a person types in any script; without a place when the list does not know it. */
export function findInList(search: Search): Search {
  const { typed, asked } = search;
  if (typed !== undefined) return { ...search, place: placeBySlug(typed) ?? ownCityNamed(typed) ?? placeNamed(typed) };
  const { longitude, latitude } = asked;
  if (longitude === undefined || latitude === undefined) return search;
  return { ...search, place: nearestPlace([longitude, latitude]) };
}

/** Other cities of India and names with slips are asked of the server. */
export async function locateSearch(search: Search, options: Parameters<typeof call>[2] = {}): Promise<Search> {
  const listed = findInList(search);
  if (listed.typed === undefined || listed.place !== undefined) return listed;
  const [found] = await call(askPlaces, { query: { q: listed.typed, limit: "1" } }, options);
  if (found === undefined) return { ...listed, place: null };
  const { name, longitude, latitude } = found;
  return { ...listed, place: { name: { en: name, hi: name, ur: name }, centre: [longitude, latitude] } };
}

const most = { unasked: 20, asked: 8 };

/** The busiest areas at first. `areas`: slugs or names, busiest first. */
export function offerAreas(areas: readonly string[], language: Language): string[] {
  const known = areas.length > 0 ? areas : places.map(({ slug }) => slug);
  return known.slice(0, most.unasked).flatMap((area) => areaLabel(area, language) ?? []);
}

/** Then those that are like what is typed. */
export function offerLike(typed: string, language: Language): string[] {
  return typed.trim().length < 2 ? [] : findPlaces(typed, most.asked).map(({ name }) => name[language]);
}
