/** The filters as the address carries them (R2.13): parameters the search knows, valid ones only, always in the same order. */
import type { City, Place } from "#content/places.ts";
import { search } from "#contract/limits.ts";
import { type TeacherSearch, teacherSearchQuery } from "#contract/search.ts";
import { collectValues, keepValid, writeValue } from "./search-values.ts";

/** A place is named in the address by slug or as a person typed it; the API knows coordinates only. */
export const placeName = "place";
const longestPlace = 80;

const known = Object.keys(teacherSearchQuery._zod.def.shape) as (keyof TeacherSearch)[];

/** What is meant when nothing is said makes no address of its own. */
const meant: Partial<Record<keyof TeacherSearch, string>> = {
  distance: String(search.distance),
  feeUnit: "monthly",
  sort: "distance",
  page: "1",
  limit: String(search.limit),
};

/** About 100 m: enough for a search, too little to say which house it came from. */
const placeDecimals = 3;

export function roundDegrees(degrees: number | undefined): number | undefined {
  return degrees === undefined ? undefined : Number(degrees.toFixed(placeDecimals));
}

/** What of a query changes the page; everything else is dropped (and with it any value that is wrong). */
export function searchParamsOf(given: URLSearchParams): URLSearchParams {
  const asked: TeacherSearch = keepValid(teacherSearchQuery, collectValues(given, known, ["searchQuery"]));
  const usesFee = asked.feeMin !== undefined || asked.feeMax !== undefined || asked.sort === "fee";
  const place = (given.get(placeName) ?? "").trim().slice(0, longestPlace);
  const params = new URLSearchParams();
  for (const name of known) {
    const isPoint = name === "latitude" || name === "longitude";
    if ((isPoint && place !== "") || (name === "feeUnit" && !usesFee)) continue;
    const value = writeValue(isPoint ? roundDegrees(asked[name]) : asked[name]);
    if (value !== "" && value !== meant[name]) params.set(name, value);
  }
  if (place !== "") params.set(placeName, place);
  return params;
}

/** The filters as typed values; `params` come from `searchParamsOf`. */
export function askedOf(params: URLSearchParams): TeacherSearch {
  return keepValid(teacherSearchQuery, new Map(params));
}

export type SearchAddress = {
  /** For the API. */
  query: Record<string, string>;
  /** For the form and the links. */
  params: URLSearchParams;
  /** The place that was named, or the nearest one to the point that was. */
  place: City | Place | undefined;
  /** What was typed, when no page knows it; `locateSearch` may. */
  unknownPlace: string | undefined;
};

/** What the API is asked, but for the place that is named. */
export function queryOf(params: URLSearchParams): Record<string, string> {
  const { [placeName]: _, ...query } = Object.fromEntries(params);
  return query;
}

/** Parameters to set; null takes one away. */
export type Changes = Record<string, string | null>;

/** The same search with some parameters changed. Leads to the first page unless `page` is given. */
export function changeParams(params: URLSearchParams, changes: Changes): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete("page");
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
