/** An office list by its address: filters and page, the query, and links to the others. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Endpoint, SentInput } from "#contract/endpoint.ts";
import { callList } from "#web/api/call-list.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { pageNumber } from "#web/page-number.ts";

/** By filter name: the allowed values (the first is the default), or "any". */
export type Filters = Record<string, readonly string[] | "any">;

export type ListChange = Record<string, string>;

export function useOfficeAddress(filters: Filters) {
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(filters)) {
    const given = params.get(name) ?? "";
    chosen[name] = values === "any" ? given.trim() : (values.find((value) => value === given) ?? values[0] ?? "");
  }
  const isFirst = (name: string, value: string) => value === "" || value === filters[name]?.[0];

  /** What is not named stays; a changed filter resets the page. */
  function hrefOf({ page: at = "1", ...change }: ListChange): string {
    const changed = Object.entries({ ...chosen, ...change }).filter(([name, value]) => !isFirst(name, value));
    return `?${new URLSearchParams([...changed, ...(Number(at) > 1 ? [["page", at]] : [])])}`;
  }
  return { page, chosen, hrefOf };
}

/** The last page stays while the next one loads. */
export function useOfficeList<E extends Endpoint>(endpoint: E, filters: Filters) {
  const address = useOfficeAddress(filters);
  const input = Object.fromEntries(
    Object.entries({ ...address.chosen, page: String(address.page) }).filter(([, value]) => value !== ""),
  );
  const query = useQuery({
    queryKey: [...keys.office, endpoint.path, input],
    queryFn: ({ signal }) => callList(endpoint, { query: input } as SentInput<E>, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });
  return { ...address, query };
}
