/** What the use-cases of accounts work with: the server's context and the counters of tries. */
import type { Context } from "#server/context.ts";
import { type Limits, openLimits } from "./limits.ts";

export type Accounts = Context & { limits: Limits };

export function openAccounts(context: Context): Accounts {
  return { ...context, limits: openLimits(context.pool, context.secret) };
}
