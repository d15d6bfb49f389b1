/**
 * Signs in by e-mail and password (R7.3), an admin by a second factor too (R11.4). Unverified, deleted or deactivated is
 * reported only after the right password.
 */
import { can } from "#contract/permissions.ts";
import type { Accounts } from "./accounts.ts";
import { type Origin, openSession } from "./open-session.ts";
import { type Credentials, redeemPassword } from "./redeem-password.ts";
import { refuseUnlessActive } from "./refuse-unless-active.ts";
import { countTries } from "./second-factor/count-tries.ts";
import { spendFactor } from "./second-factor/spend-factor.ts";
import { userOf } from "./user.ts";
import type { SignedInAnswer } from "./verify-email.ts";

type Given = Credentials & {
  /** Of the second factor. */
  code?: string;
};

export function signIn(accounts: Accounts, { code, ...given }: Given, origin: Origin): Promise<SignedInAnswer> {
  return redeemPassword(accounts, given, {
    origin,
    refuse: refuseUnlessActive,
    around: (account, run) =>
      can(account.role, "office.enter") && code !== undefined ? countTries(accounts, account, origin, run) : run(),
    async effect(tx, account) {
      await spendFactor(tx, accounts, account, code);
      return { user: userOf(account), token: await openSession(tx, account.id, origin) };
    },
  });
}
