/** Finishes a provider flow: the same browser returns once, the provider identifies the person, and a one-time code is issued. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { CreateProfile } from "#server/accounts/accounts.ts";
import { hashToken, makeToken } from "#server/accounts/open-session.ts";
import type { Db } from "#server/db/client.ts";
import { fromNow } from "#server/db/database-clock.ts";
import { oauthExchanges, oauthStates } from "#server/db/schema/accounts.ts";
import { type IdentityProvider, OauthFailure } from "#server/gateways/identity-provider.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { oauth } from "#server/settings/tuning.ts";
import { linkAccount } from "./link-account.ts";

type Parts = { db: Db; jobs: Jobs; provider: IdentityProvider; createProfile: CreateProfile };
type ProviderReturn = { query: string; browser: Buffer | null };

export type SignInFlow = typeof oauthStates.$inferSelect & { state: string };

/** Deletes the flow, so that its state works once; another browser can neither use nor destroy it. */
export async function takeFlow(db: Db, { query, browser }: ProviderReturn): Promise<SignInFlow> {
  const state = new URLSearchParams(query).get("state");
  if (state === null || browser === null) throw new OauthFailure("expired");
  const [flow] = await db
    .delete(oauthStates)
    .where(
      and(
        eq(oauthStates.stateHash, hashToken(state)),
        eq(oauthStates.browserHash, browser),
        gt(oauthStates.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (flow === undefined) throw new OauthFailure("expired");
  return { ...flow, state };
}

/** Returns the one-time code for the page. */
export async function finishSignIn(parts: Parts, query: string, flow: SignInFlow): Promise<string> {
  const { db, provider } = parts;
  const identity = await provider.exchange(query, flow);
  return db.transaction(async (tx) => {
    const { accountId, isNew } = await linkAccount(tx, parts, identity, flow);
    const code = makeToken();
    await tx.insert(oauthExchanges).values({
      codeHash: hashToken(code),
      browserHash: flow.browserHash,
      accountId,
      isNew,
      expiresAt: fromNow(oauth.exchange),
    });
    return code;
  });
}
