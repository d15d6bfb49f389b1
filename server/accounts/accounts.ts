/** What the use-cases of accounts work with: the server's context and the counters of tries. */
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { type Limits, openLimits } from "./limits.ts";

export type Accounts = Context & { limits: Limits };

/** Gives a new account the profile of its role: handed in, for profiles belong to nouns above this one. */
export type CreateProfile = (tx: Tx, accountId: string, role: MemberRole) => Promise<void>;

export function openAccounts(context: Context): Accounts {
  return { ...context, limits: openLimits(context.pool, context.secret) };
}
