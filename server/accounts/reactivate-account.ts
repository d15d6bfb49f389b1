/** Reactivates a deactivated or deleted account by password, code or link (R4.4, R7.4), and signs the person in. */
import type { Proof } from "#contract/schemas/proof.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import type { Accounts } from "./accounts.ts";
import { comeBack } from "./change-status.ts";
import { type Origin, openSession } from "./open-session.ts";
import { redeemCode } from "./redeem-code.ts";
import { type Credentials, redeemPassword } from "./redeem-password.ts";
import { spendFactor } from "./second-factor/spend-factor.ts";
import { type UserRow, userOf } from "./user.ts";
import type { SignedInAnswer } from "./verify-email.ts";

type Given = { proof: Proof } | Credentials;

export function reactivateAccount(
  accounts: Accounts,
  given: Given,
  origin: Origin & { language: Language },
): Promise<SignedInAnswer> {
  const way = "proof" in given ? "code" : "password";
  const effect = async (tx: Tx, account: UserRow): Promise<SignedInAnswer> => {
    await spendFactor(tx, accounts, account);
    const back = await comeBack(tx, accounts.jobs, account, origin.language);
    return { user: userOf(back), token: await openSession(tx, back.id, origin, way) };
  };
  return "proof" in given
    ? redeemCode(accounts, { proof: given.proof, purpose: "reactivate", address: origin.address, effect })
    : redeemPassword(accounts, given, { origin, effect });
}
