/** What the account use-cases need: the server's context and the rate limiters. */
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { type Limits, openLimits } from "./limits.ts";

export type Accounts = Context & { limits: Limits };

/** Creates the profile of a new account's role: passed in, since profiles belong to domains above this one. */
export type CreateProfile = (tx: Tx, accountId: string, role: MemberRole) => Promise<void>;

export function openAccounts(context: Context): Accounts {
  return { ...context, limits: openLimits(context.pool, context.secret) };
}
