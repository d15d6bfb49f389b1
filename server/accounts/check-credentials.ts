/** Checks e-mail and password (R7.4): ten failures close the account to that network for a while, never to its owner elsewhere. */
import type { Addressee } from "#contract/proof.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { findAccount } from "./find-account.ts";
import { checkPassword } from "./hash-password.ts";
import { networkOf } from "./limits.ts";
import type { AccountRow } from "./user.ts";

export async function checkCredentials(
  { db, limits }: Accounts,
  { email, role, password }: Addressee & { password: string },
  address: string,
): Promise<AccountRow> {
  const network = networkOf(address);
  const pair = [email, role, network];
  await limits.take("loginAddress", [network]);
  const { remaining } = await limits.take("password", pair, "account_blocked");
  const account = await findAccount(db, { email, role });
  const right = await checkPassword(account?.passwordHash, password).catch(async (error) => {
    // Too busy to look is no failure of theirs.
    await limits.giveBack("password", pair);
    throw error;
  });
  if (account !== undefined && right) {
    await limits.clear("password", pair);
    return account;
  }
  if (remaining === 0) await limits.block("password", pair);
  throw new Refusal("invalid_credentials", { remainingAttempts: remaining });
}
