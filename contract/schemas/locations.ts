/** Schemas of contract/locations.ts. */
import * as z from "zod/mini";
import { placeSearch, profile } from "#contract/limits.ts";
import { type CoordinatePair, isProfileLocation } from "#contract/saved-location.ts";
import { languages } from "#contract/vocabulary.ts";
import { queryNumberBetween, queryTextUpTo, queryWholeBetween } from "./query-values.ts";

const pair = z.tuple([z.number(), z.number()]);
const point = z.object({ type: z.literal("Point"), coordinates: pair });

/** A GeoJSON point or the bare pair, longitude first. */
const coordinates = z
  .pipe(
    z.union([pair, point], "location_invalid"),
    z.transform((given): CoordinatePair => ("type" in given ? given.coordinates : given)),
  )
  .check(z.refine(isProfileLocation, "location_invalid"));

const line = z._default(
  z.nullable(z.string().check(z.trim(), z.maxLength(profile.addressLine), z.regex(/^\P{Cc}*$/u, "invalid"))),
  null,
);

const address = z.object({
  fullAddress: line,
  formattedAddress: line,
  streetAddress: line,
  /** Chosen by the person; a detected place never replaces it (R7.10). */
  isManual: z._default(z.boolean(), false),
});

const lastMillisecond = Date.UTC(2100, 0, 1);

/** ISO 8601, or milliseconds since 1970. */
export const momentValue = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.int().check(z.minimum(0), z.maximum(lastMillisecond))]),
  z.transform((given) => new Date(given)),
);

/** A place as input; its moment may also be a sibling field. */
export const givenLocation = z.object(
  { coordinates, address: z.prefault(address, {}), timestamp: z.optional(momentValue) },
  "location_invalid",
);

/** A place as its owner reads it. */
export const ownLocation = z.object({
  coordinates: z.tuple([z.number(), z.number()]),
  address: z.object({
    fullAddress: z.nullable(z.string()),
    formattedAddress: z.nullable(z.string()),
    streetAddress: z.nullable(z.string()),
    isManual: z.boolean(),
  }),
  timestamp: z.nullable(z.iso.datetime()),
});

const latitude = z.pipe(queryNumberBetween(-90, 90, "location_invalid"), z.number("location_invalid"));
const longitude = z.pipe(queryNumberBetween(-180, 180, "location_invalid"), z.number("location_invalid"));

export const foundPlace = z.object({
  /** A locality with names in three languages; null for other cities of India. */
  slug: z.nullable(z.string()),
  name: z.string(),
  /** The city of a locality, the state of a city. */
  within: z.nullable(z.string()),
  pins: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});

export const schemas = {
  reverseGeocode: {
    summary: "What a point is called, in the caller's language where we know it",
    query: z.object({ latitude, longitude, language: z.optional(z.enum(languages)) }),
    answer: z.object({
      locality: z.nullable(z.string()),
      city: z.nullable(z.string()),
      countryName: z.nullable(z.string()),
    }),
  },
  findPlaces: {
    summary: "Places of India by name in three scripts, or by PIN code; best first",
    query: z.object({
      q: queryTextUpTo(placeSearch.query),
      limit: queryWholeBetween(1, placeSearch.maxLimit),
      language: z.optional(z.enum(languages)),
    }),
    answer: z.array(foundPlace),
  },
};
