/** Whether this admin has a second factor, and needs one. */
import { queryOptions } from "@tanstack/react-query";
import { readSecondFactorEndpoint } from "#contract/second-factor.ts";
import { call } from "./client.ts";
import { keys } from "./query-keys.ts";

export const factorQuery = queryOptions({
  queryKey: keys.secondFactor,
  queryFn: () => call(readSecondFactorEndpoint, {}),
});
