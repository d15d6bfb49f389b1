/** Confirms that whoever holds a session is still its owner (R7.14): by password, mailed code or a code of the second factor, good for 15 minutes. */

import { eq, sql } from "drizzle-orm";
import type { SignInWay } from "#contract/account-care.ts";
import { can } from "#contract/permissions.ts";
import type { Tx } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/accounts.ts";
import type { SignedIn } from "#server/http/caller.ts";
import { networkOf } from "#server/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { checkCredentials } from "./check-credentials.ts";
import type { Origin } from "./open-session.ts";
import { redeemCode } from "./redeem-code.ts";
import { countMail } from "./request-code.ts";
import { countTries } from "./second-factor/count-tries.ts";
import { proveFactor } from "./second-factor/spend-factor.ts";
import type { AccountRow } from "./user.ts";

export type OwnCaller = Origin & { signedIn: SignedIn };

/** Before export, deletion and a change of phone, e-mail or password. */
export function refuseUnlessConfirmed({ confirmed }: Pick<SignedIn, "confirmed">): void {
  if (!confirmed) throw new Refusal("confirm_required");
}

export async function confirmSession(
  accounts: Accounts,
  { password, otp, code }: { password?: string; otp?: string; code?: string },
  caller: OwnCaller,
): Promise<void> {
  const { account, sessionId } = caller.signedIn;
  if (code !== undefined) return confirmByFactor(accounts, code, caller);
  if (otp === undefined) {
    await checkOwnPassword(accounts, password ?? "", caller);
    return markConfirmed(accounts.db, sessionId, "password");
  }
  const proof = { accountId: account.id, otp };
  const effect = (tx: Tx) => markConfirmed(tx, sessionId, "code");
  return redeemCode(accounts, { proof, purpose: "confirm", address: caller.address, effect });
}

/** By it alone no password is set: how the session was confirmed before stays. */
async function confirmByFactor(accounts: Accounts, code: string, caller: OwnCaller): Promise<void> {
  const { account, sessionId } = caller.signedIn;
  if (!can(account.role, "office.enter")) throw new Refusal("otp_invalid");
  await countTries(accounts, account, caller, () =>
    accounts.db.transaction(async (tx) => {
      await proveFactor(tx, accounts, account.id, code);
      await markConfirmed(tx, sessionId);
    }),
  );
}

async function markConfirmed(tx: Tx, sessionId: string, confirmedBy?: SignInWay): Promise<void> {
  const how = confirmedBy === undefined ? {} : { confirmedBy };
  await tx
    .update(sessions)
    .set({ confirmedAt: sql`now()`, ...how })
    .where(eq(sessions.id, sessionId));
}

/** Counted like a sign-in. Not 401, which would end the session. */
export async function checkOwnPassword(accounts: Accounts, password: string, caller: OwnCaller): Promise<AccountRow> {
  const { email, role } = caller.signedIn.account;
  try {
    return await checkCredentials(accounts, { email, role, password }, caller);
  } catch (error) {
    if (error instanceof Refusal && error.code === "invalid_credentials")
      throw new Refusal("password_wrong", error.details);
    throw error;
  }
}

export async function requestConfirmCode({ db, jobs, limits }: Accounts, { signedIn, address }: OwnCaller) {
  const { email, role } = signedIn.account;
  const asked = { email, role, purpose: "confirm" } as const;
  await limits.take("mailAddress", [networkOf(address)]);
  const tooSoon = await countMail(limits, asked, address);
  if (tooSoon !== null) throw tooSoon;
  await jobs.send(db, "code", { ...asked, registered: false });
}
