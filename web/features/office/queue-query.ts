/** How many of each kind wait (R11.5): refetched every half minute, and after every act, as other admins work too. */
import { queryOptions } from "@tanstack/react-query";
import { office } from "#contract/limits.ts";
import { queueLengthsEndpoint } from "#contract/office/queue.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";

export const lengthsQuery = queryOptions({
  queryKey: [...keys.office, "lengths"],
  queryFn: ({ signal }) => call(queueLengthsEndpoint, {}, { signal }),
  refetchInterval: office.lookAgain,
});
