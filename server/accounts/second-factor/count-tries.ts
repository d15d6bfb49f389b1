/** Counts the codes that are tried for a second factor, as passwords are (R7.13, R11.4); only who knows the password comes so far. */

import type { Accounts } from "#server/accounts/accounts.ts";
import { isKnownPlace } from "#server/accounts/known-place.ts";
import type { Origin } from "#server/accounts/open-session.ts";
import type { AccountRow } from "#server/accounts/user.ts";
import { networkOf } from "#server/network-of.ts";
import { Refusal } from "#server/refusal.ts";

type Admin = Pick<AccountRow, "id" | "email" | "role">;

/** Counted before the code is looked at, so that many at once do not pass; right ones are given back. */
export async function countTries<T>(
  { db, limits }: Accounts,
  { id, email, role }: Admin,
  origin: Origin,
  attempt: () => Promise<T>,
): Promise<T> {
  const pair = [id, networkOf(origin.address)];
  const { remaining } = await limits.take("factor", pair, "account_blocked");
  const isWithin = await limits.tryTake("factorDay", [id]);
  if (!isWithin && !(await isKnownPlace(db, { email: email ?? "", role }, origin)))
    throw new Refusal("account_blocked", { remainingAttempts: 0 });
  try {
    const done = await attempt();
    await limits.clear("factor", pair);
    await limits.giveBack("factorDay", [id]);
    return done;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "otp_invalid") throw error;
    if (remaining === 0) await limits.block("factor", pair);
    throw new Refusal("otp_invalid", { remainingAttempts: remaining });
  }
}
