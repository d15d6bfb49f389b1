/** Names of places to offer under a field: the busiest areas at first, then those that are like what is typed. */
import { areaLabel, findPlaces } from "#content/find-place.ts";
import { places } from "#content/places.ts";
import type { Language } from "#contract/vocabulary.ts";

const most = { unasked: 20, asked: 8 };

/** `areas`: slugs or names, busiest first. */
export function offerAreas(areas: readonly string[], language: Language): string[] {
  const known = areas.length > 0 ? areas : places.map(({ slug }) => slug);
  return known.slice(0, most.unasked).flatMap((area) => areaLabel(area, language) ?? []);
}

export function offerLike(typed: string, language: Language): string[] {
  return typed.trim().length < 2 ? [] : findPlaces(typed, most.asked).map(({ name }) => name[language]);
}
