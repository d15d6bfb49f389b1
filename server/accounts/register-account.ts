/** Registers (R7.2): the same writes, one hash and the same answer, whether the address is new, unverified or taken. */
import { createHmac, randomUUID } from "node:crypto";
import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { oneTimeCodes, accounts as table } from "#server/db/schema/accounts.ts";
import type { Caller } from "#server/http/caller.ts";
import { isHere } from "#server/people/visibility.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import type { Accounts, CreateProfile } from "./accounts.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./hash-password.ts";
import { recordAgreement } from "./record-agreement.ts";

type Registering = Accounts & { createProfile: CreateProfile };
type Registration = { name: string; email: string; password: string; role: MemberRole };
type From = Pick<Caller, "address" | "language">;

const nobody = "00000000-0000-0000-0000-000000000000";

/** Returns the receipt by which the same browser proves at verification that the password is its own. */
export async function registerAccount(accounts: Registering, given: Registration, from: From): Promise<string> {
  const { email, password, role } = given;
  const network = networkOf(from.address);
  await refuseCommonPassword(password, [given.name, email]);
  return accounts.limits.takeFor(
    [
      ["registerAddress", [network]],
      ["mailNetworkDay", [email, role, "verify_email", network]],
      ["mailDay", [email, role, "verify_email"]],
    ],
    () => putRegistration(accounts, given, from),
  );
}

async function putRegistration(accounts: Registering, given: Registration, from: From): Promise<string> {
  const { db, jobs, limits, secret, createProfile } = accounts;
  const { name, email, password, role } = given;
  // Hashing takes longest and needs no connection.
  const [passwordHash] = await Promise.all([
    hashPassword(password),
    limits.block("mailWait", [email, role, "verify_email"]),
  ]);
  await db.transaction(async (tx) => {
    const taken = await isTaken(tx, email, role);
    const address = taken ? `${randomUUID()}@taken.invalid` : email;
    await rollBackIf(taken, tx, async (step) => {
      const id = await putAccount(step, { name, email: address, role, passwordHash, language: from.language });
      await createProfile(step, id ?? nobody, role);
      await recordAgreement(step, id ?? nobody, { language: from.language, given: true });
      await voidCodes(step, id ?? nobody);
    });
    await jobs.send(tx, "code", { email, role, purpose: "verify_email", registered: true });
  });
  return receiptOf(secret, { email, role, passwordHash });
}

export async function refuseCommonPassword(password: string, own: string[]): Promise<void> {
  if (await isCommonPassword(password, own))
    throw new Refusal("validation", { issues: [{ path: "password", code: "password_common" }] });
}

/** The salted hash is effectively random and identifies this registration. */
export function receiptOf(
  secret: Buffer,
  { email, role, passwordHash }: { email: string; role: string; passwordHash: string | null },
): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["receipt", email, role, passwordHash]))
    .digest("base64url");
}

/** Replaces an unverified account by a new one; any other keeps its address. */
const isFree = sql`(${table.emailVerifiedAt} is null and ${isHere(table)})`;

async function isTaken(tx: Tx, email: string, role: MemberRole): Promise<boolean> {
  const holder = and(eq(table.email, email), eq(table.role, role), not(isFree));
  return (await tx.select({ id: table.id }).from(table).where(holder)).length > 0;
}

/** A taken address costs the writes of a new one, which are rolled back: a call with fewer writes would be faster (R7.13). */
async function rollBackIf(undo: boolean, tx: Tx, write: (step: Tx) => Promise<void>): Promise<void> {
  const rolledBack = new Error("undone");
  await tx
    .transaction(async (step) => {
      await write(step);
      if (undo) throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
}

type NewAccount = Pick<typeof table.$inferInsert, "name" | "email" | "role" | "passwordHash" | "language">;

/** Inserts a new account or replaces an unverified one; undefined when the address is taken. */
async function putAccount(tx: Tx, account: NewAccount): Promise<string | undefined> {
  const [put] = await tx
    .insert(table)
    .values(account)
    .onConflictDoUpdate({
      target: [table.email, table.role],
      set: {
        name: sql`excluded.name`,
        passwordHash: sql`excluded.password_hash`,
        language: sql`excluded.language`,
        registrations: sql`${table.registrations} + 1`,
        updatedAt: sql`now()`,
      },
      setWhere: isFree,
    })
    .returning({ id: table.id });
  return put?.id;
}

/** Codes of an earlier registration would verify this one's password. */
async function voidCodes(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeCodes.accountId, accountId), isNull(oneTimeCodes.usedAt)));
}
