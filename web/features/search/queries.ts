/** What the dashboards ask the search for. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { nearbyStudents, nearbyTeachers } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { countSteps } from "./loosen-search.ts";

type Query = Record<string, string>;

const key = "search";

/** While the next page or filter is on its way the last answer stays. */
export const nearbyTeachersQuery = (query: Query) =>
  queryOptions({
    queryKey: [key, "teachers", query],
    queryFn: ({ signal }) => call(nearbyTeachers, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });

/** How many the filters would find that are not yet asked for. */
export const teacherCountQuery = (query: Query) =>
  queryOptions({
    queryKey: [key, "count", query],
    queryFn: async ({ signal }) => {
      const { total } = await call(nearbyTeachers, { query: { ...query, limit: "1" } }, { signal });
      return total;
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

export const stepsQuery = (params: URLSearchParams, now: number) =>
  queryOptions({
    queryKey: [key, "steps", params.toString(), now],
    queryFn: ({ signal }) => countSteps(params, now, (query) => call(nearbyTeachers, { query }, { signal })),
  });

export const nearbyStudentsQuery = (query: Query) =>
  queryOptions({
    queryKey: [key, "students", query],
    queryFn: ({ signal }) => call(nearbyStudents, { query }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });
