/** How the apps cache and retry queries (sections 7 and 9): the query client, and the rule of the dashboard's lists. */
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { queryCache } from "#contract/limits.ts";
import { CallError } from "./client.ts";

/** Typed as unknown: the component that renders it knows the type. */
export type AnyQuery = { queryKey: QueryKey };

/** A key with its answer. */
export type QueryAnswer = readonly [QueryKey, unknown];

const firstPause = 1000;

/** A refusal is final; only what never arrived, or failed on the server, is retried. */
function isWorthRepeating(error: Error): boolean {
  // Without a network it is refetched when that is back.
  if (navigator.onLine === false) return false;
  return !(error instanceof CallError) || error.code === "network" || error.status >= 500;
}

function repeatUpTo(times: number) {
  return (failures: number, error: Error) => failures < times && isWorthRepeating(error);
}

/** Milliseconds before the next retry: doubled each time, up to the cap. */
export function pauseBefore(failures: number): number {
  return Math.min(firstPause * 2 ** failures, queryCache.backOffCap);
}

/** Spread into the `queryOptions` of a list on a dashboard (R9.1). */
export const dashboardList = { retry: repeatUpTo(queryCache.dashboardRetries), retryDelay: pauseBefore } as const;

/** When the data of the document was put into the cache. */
let adoptedAt = 0;

/** `networkMode` always: without a network a call fails and says so, instead of waiting unseen. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A client on the server lives as long as its page, and must leave no timer behind.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : queryCache.garbageAfter,
        // The first component that uses it does not refetch it.
        staleTime: ({ state }) => (state.dataUpdatedAt <= adoptedAt ? queryCache.adoptedFor : 0),
        retry: repeatUpTo(queryCache.retries),
        retryDelay: pauseBefore,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

export const queryClient = createQueryClient();

/** Puts in what the server fetched, so that it renders at once without a refetch. */
export function adoptAnswers(client: QueryClient, answers: readonly QueryAnswer[]): void {
  for (const [key, data] of answers) client.setQueryData(key, data);
  adoptedAt = Date.now();
}
