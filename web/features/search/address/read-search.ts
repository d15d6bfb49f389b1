/** The place that an address names, from the gazetteer that every page has at hand. */
import { nearestPlace, ownCityNamed, placeBySlug, placeNamed } from "#content/find-place.ts";
import type { City, Place } from "#content/places.ts";
import { placeName, queryOf, type SearchAddress, searchParamsOf } from "./search-params.ts";

/** By slug, or by what a person types in any script. */
function resolvePlace(typed: string): City | Place | undefined {
  return placeBySlug(typed) ?? ownCityNamed(typed) ?? placeNamed(typed);
}

export function readSearch(given: URLSearchParams): SearchAddress {
  const params = searchParamsOf(given);
  const query = queryOf(params);
  const typed = params.get(placeName);
  if (typed === null) return { query, params, place: placeAt(query), unknownPlace: undefined };
  const place = resolvePlace(typed);
  if (place === undefined) return { query, params, place, unknownPlace: typed };
  return settle({ query, params }, place);
}

/** The search at a place that was found. */
export function settle({ query, params }: Pick<SearchAddress, "query" | "params">, place: City | Place): SearchAddress {
  const [longitude, latitude] = place.centre;
  const point = { longitude: String(longitude), latitude: String(latitude) };
  return { query: { ...query, ...point }, params, place, unknownPlace: undefined };
}

function placeAt({ longitude, latitude }: Record<string, string>): Place | undefined {
  return longitude === undefined ? undefined : nearestPlace([Number(longitude), Number(latitude)]);
}
