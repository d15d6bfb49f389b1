/** Places (R3.4, R5.5, R7.10): what a valid one is, how a profile stores it, and the calls that name a point or find a place. */
import type * as z from "zod/mini";
import type { foundPlace, givenLocation, ownLocation } from "#contract/schemas/locations.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/locations.ts")).schemas;

export type GivenLocation = z.output<typeof givenLocation>;
export type OwnLocation = z.output<typeof ownLocation>;

/** With this header a PUT of a profile changes the place only, and a detected place does not replace a manual one. */
export const locationUpdateHeader = "x-location-update";

export const reverseGeocodeEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/geo/reverse",
  access: "anyone",
  schemas: async () => (await load()).reverseGeocode,
});

export type FoundPlace = z.output<typeof foundPlace>;

export const findPlacesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/geo/places",
  access: "anyone",
  schemas: async () => (await load()).findPlaces,
});
