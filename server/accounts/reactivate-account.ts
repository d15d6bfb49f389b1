/** Brings a deactivated or deleted account back by password, code or link (R4.4, R7.4), and signs the person in. */
import type { Addressee, Proof } from "#contract/proof.ts";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { comeBack } from "./change-status.ts";
import { checkCredentials } from "./check-credentials.ts";
import { holdAccountById } from "./find-account.ts";
import { type Origin, openSession } from "./open-session.ts";
import { redeemCode } from "./redeem-code.ts";
import { offerCode } from "./request-code.ts";
import { type AccountRow, userOf } from "./user.ts";
import type { SignedInAnswer } from "./verify-email.ts";

type Given = { proof: Proof } | (Addressee & { password: string });

export async function reactivateAccount(accounts: Accounts, given: Given, origin: Origin): Promise<SignedInAnswer> {
  const open = async (tx: Tx, account: AccountRow): Promise<SignedInAnswer> => {
    const back = await comeBack(tx, accounts, account);
    return { user: userOf(back), token: await openSession(tx, back.id, origin) };
  };
  if ("proof" in given)
    return redeemCode(accounts, { proof: given.proof, purpose: "reactivate", address: origin.address, effect: open });

  const checked = await checkCredentials(accounts, given, origin.address);
  if (checked.emailVerifiedAt === null) {
    await offerCode(accounts, given);
    throw new Refusal("email_unverified");
  }
  return accounts.db.transaction(async (tx) => {
    const account = await holdAccountById(tx, checked.id);
    if (account === undefined || account.passwordHash !== checked.passwordHash)
      throw new Refusal("invalid_credentials");
    return open(tx, account);
  });
}
