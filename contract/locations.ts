/** Places (R3.4, R5.5, R7.10): what a valid one is, how a profile carries it, and the calls that name a point or find a place. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { geolocation, placeSearch, profile } from "./limits.ts";
import { numberBetween, textUpTo, wholeBetween } from "./query-values.ts";
import { languages } from "./vocabulary.ts";

/** Degrees: where broken devices say they are. */
const nearZero = 1e-6;

export type CoordinatePair = [longitude: number, latitude: number];

/** Section 5: a two-number pair, not 0,0, latitude within 90, longitude within 180. */
function isProfileLocation(value: unknown): value is CoordinatePair {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [longitude, latitude]: unknown[] = value;
  if (typeof longitude !== "number" || typeof latitude !== "number") return false;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return false;
  return Math.abs(latitude) > nearZero || Math.abs(longitude) > nearZero;
}

/** What a browser keeps under `userLocation` and `teacherLocation`. `timestamp`: milliseconds since 1970. */
const savedKinds = {
  latitude: "number",
  longitude: "number",
  address: "string",
  streetAddress: "string",
  timestamp: "number",
  isManual: "boolean",
} as const;
type Kinds = { number: number; string: string; boolean: boolean };
export type SavedLocation = { [Name in keyof typeof savedKinds]: Kinds[(typeof savedKinds)[Name]] };

/** Section 5: both present and not both near zero. */
export function isSavedLocation(value: unknown): value is SavedLocation {
  if (typeof value !== "object" || value === null) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  const isWhole = Object.entries(savedKinds).every(([name, kind]) => typeof given.get(name) === kind);
  return isWhole && isProfileLocation([given.get("longitude"), given.get("latitude")]);
}

export function isStale({ timestamp }: Pick<SavedLocation, "timestamp">, now: number): boolean {
  return now - timestamp > geolocation.staleAfter;
}

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
export const moment = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.int().check(z.minimum(0), z.maximum(lastMillisecond))]),
  z.transform((given) => new Date(given)),
);

/** A place as written; its moment may also stand beside it. */
export const givenLocation = z.object(
  { coordinates, address: z.prefault(address, {}), timestamp: z.optional(moment) },
  "location_invalid",
);
export type GivenLocation = z.output<typeof givenLocation>;

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
export type OwnLocation = z.output<typeof ownLocation>;

/** With this header a PUT of a profile changes the place only, and leaves a manual one alone when a detected one comes. */
export const locationUpdateHeader = "x-location-update";

const latitude = z.pipe(numberBetween(-90, 90, "location_invalid"), z.number("location_invalid"));
const longitude = z.pipe(numberBetween(-180, 180, "location_invalid"), z.number("location_invalid"));

export const reverseGeocode = defineEndpoint({
  method: "GET",
  path: "/api/geo/reverse",
  access: "anyone",
  summary: "What a point is called, in the caller's language where we know it",
  query: z.object({ latitude, longitude, language: z.optional(z.enum(languages)) }),
  answer: z.object({
    locality: z.nullable(z.string()),
    city: z.nullable(z.string()),
    countryName: z.nullable(z.string()),
  }),
});

export const foundPlace = z.object({
  /** Of a locality we know by name in three languages; null for other cities of India. */
  slug: z.nullable(z.string()),
  name: z.string(),
  /** The city of a locality, the state of a city. */
  within: z.nullable(z.string()),
  pins: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.output<typeof foundPlace>;

export const findPlaces = defineEndpoint({
  method: "GET",
  path: "/api/geo/places",
  access: "anyone",
  summary: "Places of India by name in three scripts, or by PIN code; best first",
  query: z.object({
    q: textUpTo(placeSearch.query),
    limit: wholeBetween(1, placeSearch.maxLimit),
    language: z.optional(z.enum(languages)),
  }),
  answer: z.array(foundPlace),
});
