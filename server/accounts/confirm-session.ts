/**
 * Confirms that a session is still used by its owner (R7.14): by password, mailed code or second-factor code, valid for 15
 * minutes. The session gets a new token (ASVS 7.2.4), so that a stolen old one is useless.
 */

import { eq, sql } from "drizzle-orm";
import { can } from "#contract/permissions.ts";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import type { Tx } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/accounts.ts";
import type { SignedIn } from "#server/http/caller.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { checkCredentials } from "./check-credentials.ts";
import { hashToken, makeToken, type Origin } from "./open-session.ts";
import { redeemCode } from "./redeem-code.ts";
import { countMail } from "./request-code.ts";
import { countTries } from "./second-factor/count-tries.ts";
import { proveFactor } from "./second-factor/spend-factor.ts";
import type { UserRow } from "./user.ts";

export type OwnCaller = Origin & { signedIn: SignedIn };

/** `page`: the secret of the new page session (R2.1). */
type Confirming = OwnCaller & { page: string };

/** Before export, deletion and a change of phone, e-mail or password. */
export function refuseUnlessConfirmed({ confirmed }: Pick<SignedIn, "confirmed">): void {
  if (!confirmed) throw new Refusal("confirm_required");
}

/** Returns the new token. */
export async function confirmSession(
  accounts: Accounts,
  { password, otp, code }: { password?: string; otp?: string; code?: string },
  caller: Confirming,
): Promise<{ token: string }> {
  if (code !== undefined) return confirmByFactor(accounts, code, caller);
  if (otp === undefined) {
    await checkOwnPassword(accounts, password ?? "", caller);
    return renewSession(accounts.db, caller, "password");
  }
  const proof = { accountId: caller.signedIn.account.id, otp };
  const effect = (tx: Tx) => renewSession(tx, caller, "code");
  return redeemCode(accounts, { proof, purpose: "confirm", address: caller.address, effect });
}

/** The second factor alone does not allow setting a password: the earlier way of confirmation stays. */
async function confirmByFactor(accounts: Accounts, code: string, caller: Confirming): Promise<{ token: string }> {
  const { account } = caller.signedIn;
  if (!can(account.role, "office.enter")) throw new Refusal("otp_invalid");
  return countTries(accounts, account, caller, () =>
    accounts.db.transaction(async (tx) => {
      await proveFactor(tx, accounts, account.id, code);
      return renewSession(tx, caller);
    }),
  );
}

/** The token of the last confirmation, whose response may have been lost: the browser then still has the one before. */
const isUnused = sql`${sessions.previousHash} is not null and ${sessions.previousUntil} is null`;

/**
 * Marks the session confirmed and rotates its secrets; the previous token works until `find-session.ts` sees the new one
 * used.
 */
async function renewSession(
  tx: Tx,
  { signedIn, page }: Confirming,
  confirmedBy?: SignInWay,
): Promise<{ token: string }> {
  const token = makeToken();
  const how = confirmedBy === undefined ? {} : { confirmedBy };
  await tx
    .update(sessions)
    .set({
      confirmedAt: sql`now()`,
      ...how,
      tokenHash: hashToken(token),
      pageHash: hashToken(page),
      previousHash: sql`case when ${isUnused} then ${sessions.previousHash} else ${sessions.tokenHash} end`,
      previousUntil: null,
    })
    .where(eq(sessions.id, signedIn.sessionId));
  return { token };
}

/** Counted like a sign-in. Not 401, which would end the session. */
export async function checkOwnPassword(accounts: Accounts, password: string, caller: OwnCaller): Promise<UserRow> {
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
  const request = { email, role, purpose: "confirm" } as const;
  await limits.take("mailAddress", [networkOf(address)]);
  const tooSoon = await countMail(limits, request, address);
  if (tooSoon !== null) throw tooSoon;
  await jobs.send(db, "code", { ...request, registered: false });
}
