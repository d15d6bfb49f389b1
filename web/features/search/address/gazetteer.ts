/** Places by name: the one of a search, from the list that pages carry or else from the server, and suggestions under a field. */
import { matchPlaces, nearestPlace, ownCityNamed, placeBySlug, placeNamed } from "#content/find-place.ts";
import { cities, type Place } from "#content/places.ts";
import { findPlacesEndpoint as askPlaces, type FoundPlace } from "#contract/locations.ts";
import type { Language } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import type { Search } from "./search.ts";

/** By slug, or by a name typed in any script; without a place when the list does not know it. */
export function findInList(search: Search): Search {
  const { typed, asked } = search;
  if (typed !== undefined) return { ...search, place: placeBySlug(typed) ?? ownCityNamed(typed) ?? placeNamed(typed) };
  const { longitude, latitude } = asked;
  if (longitude === undefined || latitude === undefined) return search;
  return { ...search, place: nearestPlace([longitude, latitude]) };
}

/** The server resolves other cities of India and names with typos. */
export async function locateSearch(search: Search, options: Parameters<typeof call>[2] = {}): Promise<Search> {
  const listed = findInList(search);
  if (listed.typed === undefined || listed.place !== undefined) return listed;
  const [found] = await call(askPlaces, { query: { q: listed.typed, limit: "1" } }, options);
  if (found === undefined) return { ...listed, place: null };
  const { name, longitude, latitude } = found;
  return { ...listed, place: { name: { en: name, hi: name, ur: name }, centre: [longitude, latitude] } };
}

/** A place as suggested under a field. */
export type PlaceOffer = Pick<FoundPlace, "name" | "within" | "pins">;

const most = { unasked: 8, asked: 8 };
const fewestLetters = 2;

const showPlace = ({ name, city, pins }: Place, language: Language): PlaceOffer => ({
  name: name[language],
  within: cities[city].name[language],
  pins,
});

/** Before anything is typed. `areas`: slugs, busiest first; cities that only have a name are skipped. */
export function offerAreas(areas: readonly string[], language: Language): PlaceOffer[] {
  const known = areas.flatMap((area) => placeBySlug(area) ?? []);
  return known.slice(0, most.unasked).map((place) => showPlace(place, language));
}

/** Matches of the typed text: from the list that pages carry, else from the server, which knows all of India. */
export async function offerLike(typed: string, language: Language, signal: AbortSignal): Promise<PlaceOffer[]> {
  const q = typed.trim();
  if (q.length < fewestLetters) return [];
  const own = ownCityNamed(q);
  const listed = [
    ...(own ? [{ name: own.name[language], within: null, pins: [] }] : []),
    ...matchPlaces(q, most.asked).map((place) => showPlace(place, language)),
  ];
  return listed.length > 0
    ? listed
    : call(askPlaces, { query: { q, language, limit: String(most.asked) } }, { signal });
}
