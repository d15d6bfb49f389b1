/** Queries and addresses of the search on a dashboard. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { nearbyStudentsEndpoint, nearbyTeachersEndpoint, teacherMapEndpoint } from "#contract/search.ts";
import type { StudentProfile } from "#contract/students.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import {
  type Changes,
  changeParams,
  changeSearch,
  mapQueryOf,
  readSearch,
  type Search,
  searchParamsOf,
  searchQueryOf,
} from "./address/search.ts";
import { countSteps } from "./results/loosen-search.ts";

type Query = Record<string, string>;

/** On a dashboard, the tab it belongs to. */
export function dashboardSearch(role: MemberRole, params = new URLSearchParams(), changes: Changes = {}): string {
  return dashboardOf(role) + changeSearch(new URLSearchParams([["tab", "find"], ...params]), changes);
}

/** Marks a student's search from which every filter was removed; a bare one gets the profile's wishes. */
export const everyone = "everyone";

/** A student's own search: without filters it carries the mark. */
export function studentSearch(params: URLSearchParams, changes: Changes = {}): string {
  const isOpen = changeParams(params, changes).size === 0;
  return dashboardSearch("student", params, isOpen ? { ...changes, [everyone]: "true" } : changes);
}

/** The profile's wishes as filters; any of the subjects and days may match. */
export function wishesQuery({ subjects, grade, preferredDays }: StudentProfile): URLSearchParams {
  const wishes = { subjects: subjects.join(","), classes: grade ?? "", days: preferredDays.join(",") };
  return searchParamsOf(readSearch(new URLSearchParams(wishes)));
}

/** The last answer stays while the next page or filter loads. */
export const nearbyTeachersQuery = (query: Query) =>
  queryOptions({
    queryKey: [...keys.foundTeachers, query],
    queryFn: ({ signal }) => call(nearbyTeachersEndpoint, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });

/** The whole circle for the map; page and order do not matter. */
export const teacherMapQuery = (search: Search) => {
  const query = mapQueryOf(search);
  return queryOptions({
    queryKey: [...keys.teacherMap, query],
    queryFn: ({ signal }) => call(teacherMapEndpoint, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** The search's coordinates, and the name of the place. */
export const searchPlaceQuery = (search: Search) =>
  queryOptions({
    queryKey: [...keys.searchPlace, searchParamsOf(search).toString()],
    queryFn: async ({ signal }) => {
      const { locateSearch } = await import("./address/gazetteer.ts");
      return locateSearch(search, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const stepsQuery = (search: Search, now: number) =>
  queryOptions({
    queryKey: [...keys.searchSteps, searchQueryOf(search), now],
    queryFn: ({ signal }) => countSteps(search, now, (query) => call(nearbyTeachersEndpoint, { query }, { signal })),
  });

export const nearbyStudentsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...keys.foundStudents, query],
    queryFn: ({ signal }) => call(nearbyStudentsEndpoint, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });
