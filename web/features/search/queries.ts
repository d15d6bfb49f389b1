/** The search on a dashboard: its address there, and what it asks for. */
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

/** On a dashboard, whose tab it is. */
export function dashboardSearch(role: MemberRole, params = new URLSearchParams(), changes: Changes = {}): string {
  return dashboardOf(role) + changeSearch(new URLSearchParams([["tab", "find"], ...params]), changes);
}

/** Of the address of a student's search from which every filter was taken away; a bare one gets the profile's wishes. */
export const everyone = "everyone";

/** A search of the student's own making: where nothing is asked for, it says so, and stays so. */
export function studentSearch(params: URLSearchParams, changes: Changes = {}): string {
  const isOpen = changeParams(params, changes).size === 0;
  return dashboardSearch("student", params, isOpen ? { ...changes, [everyone]: "true" } : changes);
}

/** What the profile says that a teacher should fit, as filters; any of the subjects and days will do. */
export function wishesQuery({ subjects, grade, preferredDays }: StudentProfile): URLSearchParams {
  const wishes = { subjects: subjects.join(","), classes: grade ?? "", days: preferredDays.join(",") };
  return searchParamsOf(readSearch(new URLSearchParams(wishes)));
}

/** While the next page or filter is on its way the last answer stays. */
export const nearbyTeachersQuery = (query: Query) =>
  queryOptions({
    queryKey: [...keys.foundTeachers, query],
    queryFn: ({ signal }) => call(nearbyTeachersEndpoint, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });

/** All of the circle as the picture shows it; a page and an order are no matter to it. */
export const teacherMapQuery = (search: Search) => {
  const query = mapQueryOf(search);
  return queryOptions({
    queryKey: [...keys.teacherMap, query],
    queryFn: ({ signal }) => call(teacherMapEndpoint, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Where the search is, and what the place is called. */
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
