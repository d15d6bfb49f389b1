/** The signed-in person for the app shell, one call at a time (section 7). */
import { queryOptions } from "@tanstack/react-query";
import { readMeEndpoint } from "#contract/me.ts";
import { call } from "./client.ts";
import { keys } from "./query-keys.ts";

/** Without the query's signal: the guard waits for the answer even if other observers unmount. */
export const meQuery = queryOptions({ queryKey: keys.me, queryFn: () => call(readMeEndpoint, {}) });
