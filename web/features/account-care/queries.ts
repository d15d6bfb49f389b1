/** What the account page asks for. */
import { queryOptions } from "@tanstack/react-query";
import { listSessions } from "#contract/accounts.ts";
import { call } from "#web/api/client.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});
