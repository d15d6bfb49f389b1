/** Sets up an admin's second factor (R11.4): the secret is shown once, and takes effect with the first right code. */
import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { secondFactor } from "#contract/limits.ts";
import { isAuthenticatorCode } from "#contract/schemas/second-factor.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { lockAccountById } from "#server/accounts/find-account.ts";
import type { Tx } from "#server/db/client.ts";
import { adminRecoveryCodes, adminSecondFactors as table } from "#server/db/schema/admin.ts";
import type { SignedIn } from "#server/http/caller.ts";
import { Refusal } from "#server/refusal.ts";
import type { Secrets } from "#server/settings/secret.ts";
import { describeSecret } from "./authenticator.ts";
import { encryptSecret } from "./encrypt-secret.ts";
import { countRecoveryCodes, writeRecoveryCodes } from "./recovery-codes.ts";
import { findFactor, spendFactor, takeStep } from "./spend-factor.ts";

export async function readFactor(tx: Tx, accountId: string) {
  const factor = await findFactor(tx, accountId);
  return {
    confirmedAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(tx, accountId),
  };
}

/** Replacing an authenticator requires one of its codes. */
export async function startFactor(tx: Tx, secrets: Secrets, { account }: SignedIn, code: string | undefined) {
  await lockAccountById(tx, account.id);
  await spendFactor(tx, secrets, account, code);
  const plain = randomBytes(secondFactor.secretBytes);
  const sealed = encryptSecret(secrets.secret, account.id, plain);
  await tx
    .insert(table)
    .values({ accountId: account.id, secret: sealed, nextSecret: sealed })
    .onConflictDoUpdate({ target: table.accountId, set: { nextSecret: sealed } });
  return describeSecret(plain, account.email);
}

/** Ends the admin's other sessions, which were opened without it: from here on each was opened with it. */
export async function confirmFactor(tx: Tx, secrets: Secrets, { account, sessionId }: SignedIn, code: string) {
  await lockAccountById(tx, account.id);
  const factor = await findFactor(tx, account.id);
  if (factor === undefined || factor.nextSecret === null) throw new Refusal("conflict");
  const next = { accountId: account.id, secret: factor.nextSecret, drift: null };
  await tx.update(table).set({ lastStep: null }).where(eq(table.accountId, account.id));
  if (!isAuthenticatorCode(code) || !(await takeStep(tx, secrets, next, code))) throw new Refusal("otp_invalid");
  await tx.update(table).set({ confirmedAt: sql`now()`, nextSecret: null }).where(eq(table.accountId, account.id));
  await endSessions(tx, account.id, sessionId);
  return writeRecoveryCodes(tx, account.id);
}

/** For an admin who lost everything, run by command on the server. False when there was none. */
export async function removeFactor(tx: Tx, accountId: string): Promise<boolean> {
  const removed = await tx.delete(table).where(eq(table.accountId, accountId)).returning({ id: table.accountId });
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.accountId, accountId));
  await endSessions(tx, accountId);
  return removed.length > 0;
}
