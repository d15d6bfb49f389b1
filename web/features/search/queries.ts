/** What the dashboards ask the search for. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { nearbyStudents, nearbyTeachers } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { placeName, queryOf, type SearchAddress } from "./address/search-params.ts";
import { countSteps } from "./results/loosen-search.ts";

type Query = Record<string, string>;

const key = "search";

/** The gazetteer is fetched when a place is named. */
async function locate(params: URLSearchParams, signal: AbortSignal): Promise<SearchAddress> {
  const { locateSearch } = await import("./address/locate-search.ts");
  return locateSearch(params, { signal });
}

/** While the next page or filter is on its way the last answer stays. */
export const nearbyTeachersQuery = (query: Query) =>
  queryOptions({
    queryKey: [key, "teachers", query],
    queryFn: ({ signal }) => call(nearbyTeachers, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });

/** How many the filters would find that are not yet asked for. */
export const teacherCountQuery = (params: URLSearchParams) =>
  queryOptions({
    queryKey: [key, "count", params.toString()],
    queryFn: async ({ signal }) => {
      const query = params.has(placeName) ? (await locate(params, signal)).query : queryOf(params);
      const { total } = await call(nearbyTeachers, { query: { ...query, limit: "1" } }, { signal });
      return total;
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Where the search is, and what the place is called. */
export const addressQuery = (params: URLSearchParams) =>
  queryOptions({
    queryKey: [key, "place", params.toString()],
    queryFn: ({ signal }) => locate(params, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const stepsQuery = (address: SearchAddress, now: number) =>
  queryOptions({
    queryKey: [key, "steps", address.query, now],
    queryFn: ({ signal }) => countSteps(address, now, (query) => call(nearbyTeachers, { query }, { signal })),
  });

export const nearbyStudentsQuery = (query: Query) =>
  queryOptions({
    queryKey: [key, "students", query],
    queryFn: ({ signal }) => call(nearbyStudents, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });
