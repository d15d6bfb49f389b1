/** Signs in by e-mail and password (R7.3). Whether the account is unverified, deleted or deactivated is told after the right password only. */
import type { Addressee } from "#contract/proof.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { checkCredentials } from "./check-credentials.ts";
import { holdAccountById } from "./find-account.ts";
import { type Origin, openSession } from "./open-session.ts";
import { refuseUnlessActive } from "./refuse-unless-active.ts";
import { offerCode } from "./request-code.ts";
import { userOf } from "./user.ts";
import type { SignedInAnswer } from "./verify-email.ts";

export async function signIn(
  accounts: Accounts,
  given: Addressee & { password: string },
  origin: Origin,
): Promise<SignedInAnswer> {
  const checked = await checkCredentials(accounts, given, origin.address);
  refuseUnlessActive(checked);
  if (checked.emailVerifiedAt === null) {
    await offerCode(accounts, given);
    throw new Refusal("email_unverified");
  }
  return accounts.db.transaction(async (tx) => {
    const account = await holdAccountById(tx, checked.id);
    // A reset that came between ends this password too.
    if (account === undefined || account.passwordHash !== checked.passwordHash)
      throw new Refusal("invalid_credentials");
    refuseUnlessActive(account);
    return { user: userOf(account), token: await openSession(tx, account.id, origin) };
  });
}
