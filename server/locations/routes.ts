/** The calls of places: endpoint by endpoint, the function that answers. */
import { setImmediate } from "node:timers/promises";
import { placeSearch } from "#contract/limits.ts";
import { findPlacesEndpoint as findPlacesCall, reverseGeocodeEndpoint } from "#contract/locations.ts";
import type { Context } from "#server/context.ts";
import { openGeocoder } from "#server/gateways/geocoder.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { findPlaces } from "./find-places.ts";
import { namePoint } from "./name-point.ts";

export function locationRoutes({ settings }: Pick<Context, "settings">): Route[] {
  const ask = openGeocoder(settings);
  return [
    route(reverseGeocodeEndpoint, ({ query: { language, ...point }, caller }) =>
      namePoint(ask, point, language ?? caller.language),
    ),
    route(findPlacesCall, async ({ query: { q, limit = placeSearch.limit, language }, caller }) => {
      // Milliseconds of uninterrupted work: other requests run in between.
      await setImmediate();
      return findPlaces(q, limit, language ?? caller.language);
    }),
  ];
}
