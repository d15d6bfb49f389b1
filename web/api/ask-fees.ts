/** What teachers around a place ask (R13.1); fetched by those who show it, when they do. */
import { feeCompass } from "#contract/market.ts";
import { call } from "./client.ts";

export const askFees = (query: Record<string, string | number | undefined>, signal: AbortSignal) =>
  call(feeCompass, { query: query as Record<string, string> }, { signal });
