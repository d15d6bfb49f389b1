/** What the account page asks for. */

import { queryOptions } from "@tanstack/react-query";
import { listSessions } from "#contract/accounts.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";

export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});
