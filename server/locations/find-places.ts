/** Finds places by name or PIN code (R7.10): the localities we know in three languages first, then cities of India. */
import { findCities } from "#content/find-city.ts";
import { findPlaces as findLocalities } from "#content/find-place.ts";
import { cities } from "#content/places.ts";
import type { FoundPlace } from "#contract/locations.ts";
import type { Language } from "#contract/vocabulary.ts";

export function findPlaces(query: string, limit: number, language: Language): FoundPlace[] {
  const localities = findLocalities(query, limit).map(({ slug, name, city, pins, centre }) => ({
    slug,
    name: name[language],
    within: cities[city].name[language],
    pins,
    longitude: centre[0],
    latitude: centre[1],
  }));
  const others = findCities(query, limit - localities.length).map(({ name, state, centre }) => ({
    slug: null,
    name,
    within: state,
    pins: [],
    longitude: centre[0],
    latitude: centre[1],
  }));
  return [...localities, ...others];
}
