/**
 * Counts second-factor tries (R7.13, R11.4): by account and network like passwords, and by account per day for all networks.
 * Only someone who knows the password gets this far, so the owner is notified of a wrong code.
 */
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Origin } from "#server/accounts/open-session.ts";
import type { UserRow } from "#server/accounts/user.ts";
import { warnOwner } from "#server/accounts/warn-owner.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";

type Admin = Pick<UserRow, "id" | "name" | "email" | "role" | "language">;

/** Counted before the code is checked, so that parallel tries do not pass; right ones are given back. */
export async function countTries<T>(
  accounts: Pick<Accounts, "db" | "jobs" | "limits">,
  admin: Admin,
  { address }: Pick<Origin, "address">,
  attempt: () => Promise<T>,
): Promise<T> {
  const { limits } = accounts;
  const pair = [admin.id, networkOf(address)];
  const { remaining } = await limits.take("factor", pair, "account_blocked");
  await limits.take("factorDay", [admin.id], "account_blocked");
  try {
    const done = await attempt();
    await limits.clear("factor", pair);
    await limits.giveBack("factorDay", [admin.id]);
    return done;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "otp_invalid") throw error;
    if (remaining === 0) await limits.block("factor", pair);
    await warnOwner(accounts, admin, "factor_guesses_noticed");
    throw new Refusal("otp_invalid", { remainingAttempts: remaining });
  }
}
