/** Queries of reviews: one's own of a teacher, and those a teacher has received, page by page. */
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { readReviewEndpoint, receivedReviewsEndpoint } from "#contract/reviews.ts";
import { callList } from "#web/api/call-list.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";

export const ownReviewQuery = (teacherId: string) =>
  queryOptions({
    queryKey: [...keys.reviews, "own", teacherId],
    queryFn: ({ signal }) => call(readReviewEndpoint, { params: { id: teacherId } }, { signal }),
  });

export const receivedReviewsQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.reviews, "received", page],
    queryFn: ({ signal }) => callList(receivedReviewsEndpoint, { query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    ...dashboardList,
  });

/** The rating is on every card of the teacher. */
export function reviewChanged(client: QueryClient): void {
  for (const queryKey of [keys.reviews, keys.relations, keys.search, keys.teacher])
    void client.invalidateQueries({ queryKey });
}
