/** Signs in by e-mail and password (R7.3). Whether the account is unverified, deleted or deactivated is told after the right password only. */
import type { Accounts } from "./accounts.ts";
import { type Origin, openSession } from "./open-session.ts";
import { type Credentials, redeemPassword } from "./redeem-password.ts";
import { refuseUnlessActive } from "./refuse-unless-active.ts";
import { userOf } from "./user.ts";
import type { SignedInAnswer } from "./verify-email.ts";

export function signIn(accounts: Accounts, given: Credentials, origin: Origin): Promise<SignedInAnswer> {
  return redeemPassword(accounts, given, {
    origin,
    refuse: refuseUnlessActive,
    effect: async (tx, account) => ({ user: userOf(account), token: await openSession(tx, account.id, origin) }),
  });
}
