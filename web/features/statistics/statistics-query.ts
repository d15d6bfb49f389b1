/** How the teacher is doing, as the server counts it. */
import { queryOptions } from "@tanstack/react-query";
import type { Answer } from "#contract/endpoint.ts";
import { teacherStatistics } from "#contract/relations.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";

export type Statistics = Answer<typeof teacherStatistics>;

export const statisticsQuery = queryOptions({
  queryKey: keys.statistics,
  queryFn: ({ signal }) => call(teacherStatistics, {}, { signal }),
  ...dashboardList,
});
