/** What teachers around a place ask (R13.1); fetched by those who show it, when they do. */
import { readFeeRangesEndpoint } from "#contract/insights.ts";
import { call } from "./client.ts";

export const askFees = (query: Record<string, string | number | undefined>, signal: AbortSignal) =>
  call(readFeeRangesEndpoint, { query: query as Record<string, string> }, { signal });
