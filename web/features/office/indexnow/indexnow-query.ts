/** Queries about IndexNow: its state with a page of the history, and a page of the queue. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listIndexNowUrlsEndpoint, readIndexNowEndpoint } from "#contract/indexnow.ts";
import { callList } from "#web/api/call-list.ts";
import { keys } from "#web/api/query-keys.ts";

/** Its items are the state. */
export const indexNowQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.officeIndexNow, "state", page],
    queryFn: ({ signal }) => callList(readIndexNowEndpoint, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const waitingQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.officeIndexNow, "urls", page],
    queryFn: ({ signal }) => callList(listIndexNowUrlsEndpoint, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
