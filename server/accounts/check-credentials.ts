/**
 * Checks e-mail and password (R7.13): ten failures block that network for a while, a hundred in all block every unknown
 * network and device.
 */
import type { Addressee } from "#contract/schemas/proof.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts } from "./accounts.ts";
import { findAccount } from "./find-account.ts";
import { checkPassword } from "./hash-password.ts";
import { isKnownPlace } from "./known-place.ts";
import type { Origin } from "./open-session.ts";
import type { UserRow } from "./user.ts";

export async function checkCredentials(
  accounts: Accounts,
  { email, role, password }: Addressee & { password: string },
  origin: Origin,
): Promise<UserRow> {
  const { db, limits } = accounts;
  const network = networkOf(origin.address);
  const [pair, anywhere] = [
    [email, role, network],
    [email, role],
  ];
  await limits.take("loginAddress", [network]);
  const { remaining } = await limits.take("password", pair, "account_blocked");
  const left = await takeAnywhere(accounts, { email, role }, origin);
  const giveBack = () => limits.giveBack("passwordAnywhere", anywhere);
  const account = await findAccount(db, { email, role });
  const right = await checkPassword(account?.passwordHash, password).catch(async (error) => {
    // An overload is not a failed try.
    await limits.giveBack("password", pair);
    await giveBack();
    throw error;
  });
  if (account !== undefined && right) {
    await limits.clear("password", pair);
    await giveBack();
    return account;
  }
  if (remaining === 0) await limits.block("password", pair);
  // The job looks up whether there is an owner to notify.
  if (left === 0) await accounts.jobs.send(db, "guessing", { email, role });
  throw new Refusal("invalid_credentials", { remainingAttempts: remaining });
}

/** Failures left in all; with none left, known networks and devices may still try. */
async function takeAnywhere({ db, limits }: Accounts, addressee: Addressee, origin: Origin): Promise<number> {
  try {
    const key = [addressee.email, addressee.role];
    return (await limits.take("passwordAnywhere", key, "account_blocked")).remaining;
  } catch (refusal) {
    if (refusal instanceof Refusal && (await isKnownPlace(db, addressee, origin))) return -1;
    throw refusal;
  }
}
