/** Redeems a code of an admin's second factor (R11.4): right, and used for the first time. */
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { can } from "#contract/permissions.ts";
import { isAuthenticatorCode } from "#contract/schemas/second-factor.ts";
import type { UserRow } from "#server/accounts/user.ts";
import type { Tx } from "#server/db/client.ts";
import { adminSecondFactors as table } from "#server/db/schema/admin.ts";
import { Refusal } from "#server/refusal.ts";
import type { Secrets } from "#server/settings/secret.ts";
import { stepOf } from "./authenticator.ts";
import { decryptSecret, encryptSecret } from "./encrypt-secret.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";

export type FactorRow = typeof table.$inferSelect;

export async function findFactor(tx: Tx, accountId: string): Promise<FactorRow | undefined> {
  const [found] = await tx.select().from(table).where(eq(table.accountId, accountId));
  return found;
}

/** Whether the code is an unused one of the authenticator; of concurrent uses one succeeds. Re-encrypts with today's key. */
export async function takeStep(
  tx: Tx,
  { secret, accepted }: Secrets,
  factor: Pick<FactorRow, "accountId" | "secret" | "drift">,
  code: string,
): Promise<boolean> {
  const plain = decryptSecret(accepted, factor.accountId, factor.secret);
  const found = plain === null ? null : stepOf(plain, code, factor.drift);
  if (plain === null || found === null) return false;
  const { step, drift } = found;
  const taken = await tx
    .update(table)
    .set({ lastStep: step, drift, secret: encryptSecret(secret, factor.accountId, plain) })
    .where(and(eq(table.accountId, factor.accountId), or(isNull(table.lastStep), lt(table.lastStep, step))))
    .returning({ accountId: table.accountId });
  return taken.length === 1;
}

/** Refuses a wrong code where the account has a second factor; where it has none, requires nothing. */
export async function spendFactor(
  tx: Tx,
  secrets: Secrets,
  account: Pick<UserRow, "id" | "role">,
  code?: string,
): Promise<void> {
  if (!can(account.role, "office.enter")) return;
  const factor = await findFactor(tx, account.id);
  if (factor === undefined || factor.confirmedAt === null) return;
  if (code === undefined) throw new Refusal("second_factor_required");
  await takeCode(tx, secrets, factor, code);
}

/** As a proof by itself: an account without a second factor cannot give it. */
export async function proveFactor(tx: Tx, secrets: Secrets, accountId: string, code: string): Promise<void> {
  const factor = await findFactor(tx, accountId);
  if (factor === undefined || factor.confirmedAt === null) throw new Refusal("otp_invalid");
  await takeCode(tx, secrets, factor, code);
}

async function takeCode(tx: Tx, secrets: Secrets, factor: FactorRow, code: string): Promise<void> {
  const isGood = isAuthenticatorCode(code)
    ? await takeStep(tx, secrets, factor, code)
    : await spendRecoveryCode(tx, factor.accountId, code);
  if (!isGood) throw new Refusal("otp_invalid");
}
