/** The search on a dashboard: its address there, and what it asks for. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { nearbyStudents, nearbyTeachers } from "#contract/search.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { type Changes, changeSearch, paramsOf, queryOf, type Search } from "./address/search.ts";
import { countSteps } from "./results/loosen-search.ts";

type Query = Record<string, string>;

/** On a dashboard, whose tab it is. */
export function dashboardSearch(role: MemberRole, params = new URLSearchParams(), changes: Changes = {}): string {
  return dashboardOf(role) + changeSearch(new URLSearchParams([["tab", "find"], ...params]), changes);
}

/** While the next page or filter is on its way the last answer stays. */
export const nearbyTeachersQuery = (query: Query) =>
  queryOptions({
    queryKey: [...keys.foundTeachers, query],
    queryFn: ({ signal }) => call(nearbyTeachers, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });

/** Where the search is, and what the place is called. */
export const searchPlaceQuery = (search: Search) =>
  queryOptions({
    queryKey: [...keys.searchPlace, paramsOf(search).toString()],
    queryFn: async ({ signal }) => {
      const { locateSearch } = await import("./address/gazetteer.ts");
      return locateSearch(search, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const stepsQuery = (search: Search, now: number) =>
  queryOptions({
    queryKey: [...keys.searchSteps, queryOf(search), now],
    queryFn: ({ signal }) => countSteps(search, now, (query) => call(nearbyTeachers, { query }, { signal })),
  });

export const nearbyStudentsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...keys.foundStudents, query],
    queryFn: ({ signal }) => call(nearbyStudents, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });
