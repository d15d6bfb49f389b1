/** The name of an area in a language: of a neighbourhood by its slug, or of a city of India by its Latin name. */
import type { Language } from "#contract/vocabulary.ts";
import { cityName } from "./city-names.ts";
import { cityNamed } from "./find-city.ts";
import { placeBySlug } from "./find-place.ts";

export function areaName(area: string | null, language: Language): string | null {
  if (area === null) return null;
  const place = placeBySlug(area);
  if (place !== undefined) return place.name[language];
  const city = cityNamed(area);
  return city ? cityName(city, language) : area;
}
