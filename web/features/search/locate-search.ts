/** Places that the pages do not know by heart (other cities of India, names with slips) are asked of the server. */
import { findPlaces } from "#contract/locations.ts";
import { call } from "#web/api/client.ts";
import { readSearch, settle } from "./read-search.ts";
import type { SearchAddress } from "./search-params.ts";

/** A place that the server does not know either stays unknown; one that could not be asked for does too. */
export async function locateSearch(
  given: URLSearchParams,
  options: Parameters<typeof call>[2] = {},
): Promise<SearchAddress> {
  const address = readSearch(given);
  if (address.unknownPlace === undefined) return address;
  const query = { q: address.unknownPlace, limit: "1" };
  const [found] = await call(findPlaces, { query }, options).catch(() => []);
  if (found === undefined) return address;
  const { name, longitude, latitude } = found;
  return settle(address, { name: { en: name, hi: name, ur: name }, centre: [longitude, latitude] });
}
