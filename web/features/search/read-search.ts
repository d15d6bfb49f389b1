/** The filters as the address carries them (R2.13): parameters the search knows, valid ones only, always in the same order. */
import * as z from "zod/mini";
import { findPlaces, placeBySlug } from "#content/find-place.ts";
import type { Place } from "#content/places.ts";
import { teacherSearchQuery } from "#contract/search.ts";

/** A place is named in the address by slug or as a person typed it; the API knows coordinates only. */
const placeName = "place";
const longestPlace = 80;

const known = Object.keys(teacherSearchQuery._zod.def.shape);

/** A form sends one parameter per ticked box; a shared link may carry a comma list. Both mean the same. */
function collect(given: URLSearchParams, name: string): string {
  const parts = given.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(",");
}

/** What of a query changes the page; everything else is dropped (and with it any value that is wrong). */
export function searchParamsOf(given: URLSearchParams): URLSearchParams {
  const values = new Map(
    known.map((name) => [name, collect(given, name)]).filter(([, value]) => value !== "") as [string, string][],
  );
  const parsed = z.safeParse(teacherSearchQuery, Object.fromEntries(values));
  if (!parsed.success) for (const issue of parsed.error.issues) values.delete(String(issue.path[0]));
  if (values.has("latitude") !== values.has("longitude")) {
    values.delete("latitude");
    values.delete("longitude");
  }
  const place = (given.get(placeName) ?? "").trim().slice(0, longestPlace);
  if (place !== "") values.set(placeName, place);
  return new URLSearchParams([...values]);
}

export type SearchAddress = {
  /** For the API. */
  query: Record<string, string>;
  /** For the form and the links. */
  params: URLSearchParams;
  place: Place | undefined;
  /** What was typed, when the gazetteer does not know it. */
  unknownPlace: string | undefined;
};

export function readSearch(given: URLSearchParams): SearchAddress {
  const params = searchParamsOf(given);
  const { [placeName]: typed, ...query } = Object.fromEntries(params);
  if (typed === undefined) return { query, params, place: undefined, unknownPlace: undefined };
  const place = placeBySlug(typed) ?? findPlaces(typed)[0];
  if (place === undefined) return { query, params, place, unknownPlace: typed };
  const [longitude, latitude] = place.centre;
  return {
    query: { ...query, longitude: String(longitude), latitude: String(latitude) },
    params,
    place,
    unknownPlace: undefined,
  };
}

/** The same search with some parameters changed; null takes one away. Leads to the first page unless `page` is given. */
export function changeSearch(params: URLSearchParams, changes: Record<string, string | null>): string {
  const changed = new URLSearchParams(params);
  changed.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  const query = changed.toString();
  return query === "" ? "" : `?${query}`;
}
