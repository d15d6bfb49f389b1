/** The parameters of a search (R7.8), each with its values. */

import { list, search } from "./limits.ts";
import { zoneCount } from "./map-zones.ts";
import { filterParameters } from "./search-filters.ts";
import { choiceOf, codeList, type Meant, numberBetween, wholeBetween, wordList, yesNo } from "./values.ts";
import * as codes from "./vocabulary.ts";

export const teacherSorts = ["distance", "rating", "experience", "fee"] as const;

const paging = {
  page: wholeBetween(1, list.lastPage),
  limit: wholeBetween(1, search.maxLimit),
};

/** The centre and radius of a search. */
export const place = {
  /** Kilometres; 10 when absent. */
  distance: numberBetween(0.1, search.maxDistance, "distance_invalid"),
  /** With the longitude; without both, the profile's place, else the default city. */
  latitude: numberBetween(-90, 90, "location_invalid"),
  longitude: numberBetween(-180, 180, "location_invalid"),
};

export type Placed = { latitude?: number | undefined; longitude?: number | undefined };

/** Both or none, and not near 0,0 where broken devices are (R5.5). */
export const isPlace = ({ latitude, longitude }: Placed) =>
  latitude === undefined || longitude === undefined
    ? latitude === longitude
    : Math.abs(latitude) > 1e-6 || Math.abs(longitude) > 1e-6;

/** Lists mean any of; absent filters set no condition. */
export const teacherFilters = {
  ...place,
  ...filterParameters,
  /** Only this zone of the ring map (contract/map-zones.ts), of the search circle. */
  zone: wholeBetween(0, zoneCount - 1),
  sort: choiceOf(teacherSorts),
  /** Whether the answer has `counts`: they take the database several times longer. */
  counts: yesNo,
  ...paging,
};
export type TeacherSearch = Meant<typeof teacherFilters>;

/** Around the teacher's own place alone (R4.1): a place in the query is ignored. */
export const studentFilters = {
  /** Kilometres; beyond the teacher's own range it is ignored. */
  distance: place.distance,
  subjects: wordList(60),
  /** Days the student prefers. */
  days: codeList(codes.days),
  classes: codeList(codes.classes),
  ...paging,
};
export type StudentSearch = Meant<typeof studentFilters>;
