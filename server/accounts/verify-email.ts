/**
 * Verifies the e-mail by code or link and signs the person in; a password that may be an attacker's is dropped and a new one
 * required (R7.4).
 */
import { eq, sql } from "drizzle-orm";
import type { User } from "#contract/me.ts";
import type { Proof } from "#contract/schemas/proof.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts as table } from "#server/db/schema/accounts.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import { isSigned } from "#server/settings/secret.ts";
import type { Accounts } from "./accounts.ts";
import { type Origin, openSession } from "./open-session.ts";
import { redeemCode } from "./redeem-code.ts";
import { refuseUnlessActive } from "./refuse-unless-active.ts";
import { receiptOf } from "./register-account.ts";
import { spendFactor } from "./second-factor/spend-factor.ts";
import { type UserRow, userOf } from "./user.ts";

export type SignedInAnswer = { user: User; token: string };

export function verifyEmail(
  accounts: Accounts,
  { proof, receipt }: { proof: Proof; receipt?: string },
  origin: Origin,
): Promise<SignedInAnswer> {
  return redeemCode(accounts, {
    proof,
    purpose: "verify_email",
    address: origin.address,
    async effect(tx, account) {
      refuseUnlessActive(account);
      await spendFactor(tx, accounts, account);
      const owns = ownsPassword(accounts.accepted, account, { typed: "otp" in proof, receipt });
      const verified = await markVerified(tx, account, owns);
      const { name, email, role, language } = verified;
      await queueMail(tx, accounts.jobs, {
        kind: "welcome",
        to: { name, address: email ?? "" },
        role,
        language,
        params: {},
      });
      return { user: userOf(verified), token: await openSession(tx, account.id, origin, "code") };
    },
  });
}

/**
 * An opened link, or a code typed after more than one registration, keeps the password only in the browser that chose it: it
 * may be an attacker's (docs/decisions/012-one-time-codes.md).
 */
function ownsPassword(
  accepted: readonly Buffer[],
  account: UserRow,
  { typed, receipt = "" }: { typed: boolean; receipt?: string },
): boolean {
  if (typed && account.registrations === 1) return true;
  const { email, role, passwordHash } = account;
  const registered = { email: email ?? "", role, passwordHash };
  return isSigned(accepted, Buffer.from(receipt), (secret) => Buffer.from(receiptOf(secret, registered)));
}

async function markVerified(tx: Tx, account: UserRow, keepsPassword: boolean): Promise<UserRow> {
  const [verified = account] = await tx
    .update(table)
    .set({ emailVerifiedAt: sql`coalesce(email_verified_at, now())`, ...(!keepsPassword && { passwordHash: null }) })
    .where(eq(table.id, account.id))
    .returning();
  return verified;
}
