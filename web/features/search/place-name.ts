/** What a neighbourhood is called in the reader's language. */
import { brand } from "#content/brand.ts";
import { placeBySlug } from "#content/find-place.ts";
import type { Language } from "#contract/vocabulary.ts";

/** The city stands in for a place that is not said. */
export function placeName(slug: string | null | undefined, language: Language): string {
  const place = slug ? placeBySlug(slug) : undefined;
  return place?.name[language] ?? brand.defaultCity.name[language];
}
