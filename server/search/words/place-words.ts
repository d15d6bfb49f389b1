/** Areas whose name contains a typed word: "nagar" in sixty neighbourhoods, "rohini" in one, "mumbai" is a city. */
import { cityNamed } from "#content/find-city.ts";
import { simplifyName } from "#content/find-place.ts";
import { places } from "#content/places.ts";

const byWord = new Map<string, Set<string>>();
for (const { name, slug } of places) {
  for (const word of Object.values(name).flatMap((spelling) => simplifyName(spelling).split(" "))) {
    if (word.length > 1) byWord.set(word, (byWord.get(word) ?? new Set()).add(slug));
  }
}

function neighbourhoodsNamed(word: string): string[] {
  return [...(byWord.get(simplifyName(word)) ?? [])];
}

export function placesNamed(word: string): string[] {
  const city = cityNamed(word);
  return [...neighbourhoodsNamed(word), ...(city ? [city.name] : [])];
}

/** Towns do not count: many have the names of people (Anand, Sagar). */
export function mayBeName(word: string): boolean {
  return neighbourhoodsNamed(word).length === 0;
}
