/** Sets a new password by code or link (R7.4) and ends all sessions; reading the mail verifies the address too. */
import { eq, sql } from "drizzle-orm";
import type { Proof } from "#contract/schemas/proof.ts";
import type { Role } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts as table } from "#server/db/schema/accounts.ts";
import type { Accounts } from "./accounts.ts";
import { mailPasswordChanged } from "./change-password.ts";
import { endSessions } from "./end-sessions.ts";
import { hashPassword } from "./hash-password.ts";
import { redeemCode } from "./redeem-code.ts";
import { refuseCommonPassword } from "./register-account.ts";
import { renewCalendar } from "./renew-calendar.ts";
import type { UserRow } from "./user.ts";

export async function resetPassword(
  accounts: Accounts,
  { proof, password }: { proof: Proof; password: string },
  address: string,
): Promise<{ email: string; role: Role }> {
  await refuseCommonPassword(password, "email" in proof ? [proof.email] : []);
  return redeemCode(accounts, {
    proof,
    purpose: "reset_password",
    address,
    async prepare() {
      const passwordHash = await hashPassword(password);
      return (tx, account) => setPassword(tx, accounts, account, passwordHash);
    },
  });
}

async function setPassword(
  tx: Tx,
  accounts: Pick<Accounts, "jobs">,
  account: UserRow,
  passwordHash: string,
): Promise<{ email: string; role: Role }> {
  await tx
    .update(table)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(email_verified_at, now())` })
    .where(eq(table.id, account.id));
  await endSessions(tx, account.id);
  // Sessions opened before may have read the calendar's address.
  await renewCalendar(tx, account.id);
  await mailPasswordChanged(tx, accounts.jobs, account);
  return { email: account.email ?? "", role: account.role };
}
