/** A search as its address says it (R2.13): read once into one value that travels, and written in one spelling. */
import { brand } from "#content/brand.ts";
import type { City, Place } from "#content/places.ts";
import { search as limits } from "#contract/limits.ts";
import { isPlace, type TeacherSearch, teacherFilters } from "#contract/search-parameters.ts";
import { collectValues, keepValid, writeValue } from "./search-values.ts";

export type Search = {
  /** The filters, valid ones only. */
  asked: TeacherSearch;
  /** A place is named by slug or as a person typed it; the API knows coordinates only. */
  typed: string | undefined;
  /** What was typed, or the nearest to the point; null when nobody knows it, absent while nobody has looked (`gazetteer.ts`). */
  place?: City | Place | null;
};

const placeName = "place";
const longestPlace = 80;

const all = Object.keys(teacherFilters) as (keyof TeacherSearch)[];
/** Whether the answer counts is the caller's matter, not the address's. */
const known = all.filter((name) => name !== "counts");

/** What is meant when nothing is said makes no address of its own. */
const meant: Partial<Record<keyof TeacherSearch, string>> = {
  feeUnit: "monthly",
  sort: "distance",
  page: "1",
  limit: String(limits.limit),
};

/** About 100 m: enough for a search, too little to say which house it came from. */
const placeDecimals = 3;

export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(placeDecimals));
}

/** A place that is typed comes before a point, and nothing is at zero. */
function pointOf({ latitude, longitude }: TeacherSearch, typed: string | undefined) {
  const none = { latitude: undefined, longitude: undefined };
  if (typed !== undefined || latitude === undefined || longitude === undefined) return none;
  const point = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
  return isPlace(point) ? point : none;
}

/** Drops what the search does not know and any value that is wrong. */
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

/** For the API, perhaps with something changed; at a place that nobody knows the city is searched, as the page says. */
export function searchQueryOf(search: Search, changes?: Changes): Record<string, string> {
  const params = searchParamsOf(search);
  const { [placeName]: _, ...query } = Object.fromEntries(changes ? changeParams(params, changes) : params);
  const { typed, place } = search;
  if (typed === undefined || place === undefined) return query;
  const [longitude, latitude] = place?.centre ?? brand.defaultCity.point;
  return { ...query, longitude: String(longitude), latitude: String(latitude) };
}

/** For the map: all of the circle, whichever page, order or zone the list shows. */
export function mapQueryOf(search: Search): Record<string, string> {
  const { page: _page, limit: _limit, sort: _sort, zone: _zone, ...query } = searchQueryOf(search);
  return query;
}

/** Parameters to set; null takes one away. */
export type Changes = Record<string, string | null>;

/** A zone of the map is a part of this circle around this place alone. */
const ofCircle = ["distance", "modes", placeName, "latitude", "longitude"];

/** The same search with some parameters changed. Leads to the first page unless `page` is given. */
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

/** Where a search stands: the way to it with something changed, and to it without filters. */
export type SearchAddress = { hrefOf: (changes: Changes) => string; clearTo: string };

/** Of the address of a teacher's page: how far is shown there from the same place. */
export function seenFrom(search: Search): string {
  const { latitude, longitude } = searchQueryOf(search);
  if (latitude === undefined || longitude === undefined) return "";
  const { typed, place } = search;
  const isNamed = typed !== undefined && place && "slug" in place;
  return `?${new URLSearchParams(isNamed ? { place: place.slug } : { latitude, longitude })}`;
}
