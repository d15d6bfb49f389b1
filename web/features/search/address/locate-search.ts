/** Places that the pages do not know by heart (other cities of India, names with slips) are asked of the server. */
import { brand } from "#content/brand.ts";
import { findPlaces } from "#contract/locations.ts";
import { call } from "#web/api/client.ts";
import { readSearch, settle } from "./read-search.ts";
import type { SearchAddress } from "./search-params.ts";

/** At a place that the server does not know either the city is searched, as the page says. */
export async function locateSearch(
  given: URLSearchParams,
  options: Parameters<typeof call>[2] = {},
): Promise<SearchAddress> {
  const address = readSearch(given);
  const { unknownPlace } = address;
  if (unknownPlace === undefined) return address;
  const [found] = await call(findPlaces, { query: { q: unknownPlace, limit: "1" } }, options);
  if (found === undefined) {
    const { name, point: centre } = brand.defaultCity;
    return { ...settle(address, { name, centre }), place: undefined, unknownPlace };
  }
  const { name, longitude, latitude } = found;
  return settle(address, { name: { en: name, hi: name, ur: name }, centre: [longitude, latitude] });
}
