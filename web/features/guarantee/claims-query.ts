/** The student's claims, page by page. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ownClaims } from "#contract/guarantee.ts";
import { callList } from "#web/api/call-list.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";

export const claimsQuery = (page: string) =>
  queryOptions({
    queryKey: [...keys.claims, page],
    queryFn: ({ signal }) => callList(ownClaims, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });
