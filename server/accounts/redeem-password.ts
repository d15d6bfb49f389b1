/** Runs the effect of the right password (R7.3) in a transaction that locks the account: the counterpart of `redeemCode`. */
import type { Addressee } from "#contract/schemas/proof.ts";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { checkCredentials } from "./check-credentials.ts";
import { lockAccountById } from "./find-account.ts";
import type { Origin } from "./open-session.ts";
import { offerCode } from "./request-code.ts";
import type { UserRow } from "./user.ts";

export type Credentials = Addressee & { password: string };

type Redeeming<T> = {
  origin: Origin;
  /** Throws when the account may not be used for this. */
  refuse?: (account: UserRow) => void;
  /** Runs around the transaction, such as counting tries. */
  around?: (account: UserRow, run: () => Promise<T>) => Promise<T>;
  effect: (tx: Tx, account: UserRow) => Promise<T>;
};

export async function redeemPassword<T>(
  accounts: Accounts,
  given: Credentials,
  { origin, refuse = () => {}, around = (_, run) => run(), effect }: Redeeming<T>,
): Promise<T> {
  const checked = await checkCredentials(accounts, given, origin);
  refuse(checked);
  if (checked.emailVerifiedAt === null) {
    await offerCode(accounts, given, origin.address);
    throw new Refusal("email_unverified");
  }
  const spend = async (tx: Tx) => {
    const account = await lockAccountById(tx, checked.id);
    // A concurrent reset invalidates this password too.
    if (account === undefined || account.passwordHash !== checked.passwordHash)
      throw new Refusal("invalid_credentials");
    refuse(account);
    return effect(tx, account);
  };
  return around(checked, () => accounts.db.transaction(spend));
}
