/** Sets a new password by code or link (R7.4) and ends all sessions; who can read the mail has verified the address too. */
import { eq, sql } from "drizzle-orm";
import type { Proof } from "#contract/proof.ts";
import type { Role } from "#contract/vocabulary.ts";
import { accounts as table } from "#server/db/schema/accounts.ts";
import { queueMail } from "#server/mails/queue-mail.ts";
import type { Accounts } from "./accounts.ts";
import { endSessions } from "./end-sessions.ts";
import { hashPassword } from "./hash-password.ts";
import { redeemCode } from "./redeem-code.ts";
import { refuseCommonPassword } from "./register-account.ts";

export async function resetPassword(
  accounts: Accounts,
  { proof, password }: { proof: Proof; password: string },
  address: string,
): Promise<{ email: string; role: Role }> {
  refuseCommonPassword(password, "email" in proof ? [proof.email] : []);
  return redeemCode(accounts, {
    proof,
    purpose: "reset_password",
    address,
    async effect(tx, { id, name, email, role, language }) {
      const passwordHash = await hashPassword(password);
      await tx
        .update(table)
        .set({ passwordHash, emailVerifiedAt: sql`coalesce(email_verified_at, now())` })
        .where(eq(table.id, id));
      await endSessions(tx, id);
      const to = { name, address: email ?? "" };
      await queueMail(tx, accounts.jobs, { kind: "password_changed", to, role, language, params: {} });
      return { email: to.address, role };
    },
  });
}
