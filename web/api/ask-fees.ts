/** Fees of teachers around a place (R13.1); fetched by the components that show them. */
import { readFeeRangesEndpoint } from "#contract/insights.ts";
import { call } from "./client.ts";

export const askFees = (query: Record<string, string | number | undefined>, signal: AbortSignal) =>
  call(readFeeRangesEndpoint, { query: query as Record<string, string> }, { signal });
