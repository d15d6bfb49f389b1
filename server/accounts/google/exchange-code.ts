/**
 * Exchanges the one-time code for user and token (R7.5): once, within a short time, and only in the browser that began the
 * flow.
 */
import { and, eq, gt, sql } from "drizzle-orm";
import type { User } from "#contract/me.ts";
import { hashToken, type Origin, openSession } from "#server/accounts/open-session.ts";
import { refuseUnlessActive } from "#server/accounts/refuse-unless-active.ts";
import { userOf } from "#server/accounts/user.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, oauthExchanges } from "#server/db/schema/accounts.ts";
import { Refusal } from "#server/refusal.ts";

type Given = { code: string; browser: Buffer | null; from: Origin };

export async function exchangeCode(
  db: Db,
  { code, browser, from }: Given,
): Promise<{ user: User; token: string; isNew: boolean }> {
  if (browser === null) throw new Refusal("otp_invalid");
  const [taken] = await db
    .delete(oauthExchanges)
    .where(
      and(
        eq(oauthExchanges.codeHash, hashToken(code)),
        eq(oauthExchanges.browserHash, browser),
        gt(oauthExchanges.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (taken === undefined) throw new Refusal("otp_invalid");
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, taken.accountId)).for("share");
    if (account === undefined) throw new Refusal("otp_invalid");
    refuseUnlessActive(account);
    return { user: userOf(account), token: await openSession(tx, account.id, from, "google"), isNew: taken.isNew };
  });
}
