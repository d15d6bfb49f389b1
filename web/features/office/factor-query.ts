/** Whether this admin has a second factor, and must have one. */
import { queryOptions } from "@tanstack/react-query";
import { readSecondFactor } from "#contract/second-factor.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";

export const factorQuery = queryOptions({
  queryKey: keys.secondFactor,
  queryFn: () => call(readSecondFactor, {}),
});
