/** A search parsed from its address (R2.13): parsed once into one value, and written in one canonical form. */
import { brand } from "#content/brand.ts";
import type { City, Place } from "#content/places.ts";
import { search as limits } from "#contract/limits.ts";
import { isPlace, type TeacherSearch, teacherFilters } from "#contract/search-parameters.ts";
import { collectValues, keepValid, writeValue } from "./search-values.ts";

export type Search = {
  /** The filters, valid ones only. */
  asked: TeacherSearch;
  /** A place is named by slug or typed name; the API knows only coordinates. */
  typed: string | undefined;
  /** The typed place, or the nearest to the point; null when unknown, absent before the lookup (`gazetteer.ts`). */
  place?: City | Place | null;
};

const placeName = "place";
const longestPlace = 80;

const all = Object.keys(teacherFilters) as (keyof TeacherSearch)[];
/** Whether the result is counted is up to the caller, not the address. */
const known = all.filter((name) => name !== "counts");

/** Defaults are omitted from the address. */
const meant: Partial<Record<keyof TeacherSearch, string>> = {
  feeUnit: "monthly",
  sort: "distance",
  page: "1",
  limit: String(limits.limit),
};

/** About 100 m: enough for a search, too coarse to identify a house. */
const placeDecimals = 3;

export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(placeDecimals));
}

/** A typed place wins over a point, and zero is a value. */
function pointOf({ latitude, longitude }: TeacherSearch, typed: string | undefined) {
  const none = { latitude: undefined, longitude: undefined };
  if (typed !== undefined || latitude === undefined || longitude === undefined) return none;
  const point = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
  return isPlace(point) ? point : none;
}

/** Drops unknown parameters and invalid values. */
export function readSearch(given: URLSearchParams): Search {
  const asked: TeacherSearch = keepValid(teacherFilters, collectValues(given, known, ["searchQuery"]));
  const { distance, feeMin, feeMax, feeUnit, sort } = asked;
  const typed = (given.get(placeName) ?? "").trim().slice(0, longestPlace) || undefined;
  const usesFee = feeMin !== undefined || feeMax !== undefined || sort === "fee";
  return {
    typed,
    asked: {
      ...asked,
      ...pointOf(asked, typed),
      distance: distance === limits.distance ? undefined : distance,
      feeUnit: usesFee ? feeUnit : "monthly",
    },
  };
}

/** For the form and the links: always in the same order. */
export function searchParamsOf({ asked, typed }: Search): URLSearchParams {
  const written = known.map((name): [string, string] => [name, writeValue(asked[name])]);
  const params = new URLSearchParams(
    written.filter(([name, value]) => value !== "" && value !== meant[name as keyof TeacherSearch]),
  );
  if (typed !== undefined) params.set(placeName, typed);
  return params;
}

/** For the API, with optional changes; at an unknown place the city is searched, as the page says. */
export function searchQueryOf(search: Search, changes?: Changes): Record<string, string> {
  const params = searchParamsOf(search);
  const { [placeName]: _, ...query } = Object.fromEntries(changes ? changeParams(params, changes) : params);
  const { typed, place } = search;
  if (typed === undefined || place === undefined) return query;
  const [longitude, latitude] = place?.centre ?? brand.defaultCity.point;
  return { ...query, longitude: String(longitude), latitude: String(latitude) };
}

/** For the map: the whole circle, whichever page, order or zone the list shows. */
export function mapQueryOf(search: Search): Record<string, string> {
  const { page: _page, limit: _limit, sort: _sort, zone: _zone, ...query } = searchQueryOf(search);
  return query;
}

/** Parameters to set; null removes one. */
export type Changes = Record<string, string | null>;

/** A zone of the map belongs to this circle around this place only. */
const ofCircle = ["distance", "modes", placeName, "latitude", "longitude"];

/** The same search with some parameters changed. Resets the page unless `page` is given. */
export function changeParams(params: URLSearchParams, changes: Changes): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete("page");
  if (ofCircle.some((name) => name in changes)) changed.delete("zone");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

export function changeSearch(params: URLSearchParams, changes: Changes): string {
  const query = changeParams(params, changes).toString();
  return query === "" ? "" : `?${query}`;
}

/** Where a search is: its link with changes, and without filters. */
export type SearchAddress = { hrefOf: (changes: Changes) => string; clearTo: string };

/** Parameters for a teacher's page: its distance is from the same place. */
export function seenFrom(search: Search): string {
  const { latitude, longitude } = searchQueryOf(search);
  if (latitude === undefined || longitude === undefined) return "";
  const { typed, place } = search;
  const isNamed = typed !== undefined && place && "slug" in place;
  return `?${new URLSearchParams(isNamed ? { place: place.slug } : { latitude, longitude })}`;
}
