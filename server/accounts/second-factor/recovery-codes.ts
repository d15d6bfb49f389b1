/** Recovery codes (R11.4): ten, shown once, stored as hashes, each valid once. */
import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { Secret } from "otpauth";
import { secondFactor } from "#contract/limits.ts";
import { hashToken } from "#server/accounts/open-session.ts";
import type { Tx } from "#server/db/client.ts";
import { adminRecoveryCodes as table } from "#server/db/schema/admin.ts";

const bytes = (secondFactor.recoveryCharacters * 5) / 8;

function makeCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(bytes)).buffer });
  return base32.toLowerCase();
}

/** In groups of four, readable from paper. */
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

/** Invalidates the earlier ones. */
export async function writeRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: secondFactor.recoveryCodes }, makeCode);
  await tx.delete(table).where(eq(table.accountId, accountId));
  // 120 random bits: a plain hash of them cannot be reversed.
  await tx.insert(table).values(codes.map((code) => ({ accountId, codeHash: hashToken(code) })));
  return codes.map(inGroups);
}

export async function spendRecoveryCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const spent = await tx
    .update(table)
    .set({ usedAt: sql`now()` })
    .where(and(eq(table.accountId, accountId), eq(table.codeHash, hashToken(code)), isNull(table.usedAt)))
    .returning({ accountId: table.accountId });
  return spent.length === 1;
}

export function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  return tx.$count(table, and(eq(table.accountId, accountId), isNull(table.usedAt)));
}
