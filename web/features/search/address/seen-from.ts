/** The place that a search names, for the address of a teacher's page: how far is shown there from the same place. */
import type { SearchAddress } from "./search-params.ts";

export function seenFrom({ query, params, place }: SearchAddress): string {
  const { latitude, longitude } = query;
  if (latitude === undefined || longitude === undefined) return "";
  const isNamed = params.has("place") && place !== undefined && "slug" in place;
  return `?${new URLSearchParams(isNamed ? { place: place.slug } : { latitude, longitude })}`;
}
