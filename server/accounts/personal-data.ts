/** Personal data of accounts (R10.3) and its erasure (R4.4): the row stays, without anything that identifies. */
import { eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import {
  accounts,
  idempotencyKeys,
  oauthExchanges,
  oneTimeCodes,
  sessions,
  signIns,
} from "#server/db/schema/accounts.ts";

export async function collect(tx: Tx, id: string) {
  const account = await tx.query.accounts.findFirst({
    columns: {
      id: true,
      role: true,
      email: true,
      name: true,
      emailVerifiedAt: true,
      googleSubject: true,
      phone: true,
      phoneVerifiedAt: true,
      language: true,
      status: true,
      statusChangedAt: true,
      deletionReason: true,
      suspendedAt: true,
      createdAt: true,
      updatedAt: true,
    },
    where: eq(accounts.id, id),
  });
  const signedIn = await tx.query.sessions.findMany({
    columns: {
      id: true,
      userAgent: true,
      address: true,
      createdAt: true,
      lastUsedAt: true,
      expiresAt: true,
      revokedAt: true,
    },
    where: eq(sessions.accountId, id),
  });
  const before = await tx.query.signIns.findMany({
    columns: { id: true, way: true, userAgent: true, network: true, createdAt: true },
    where: eq(signIns.accountId, id),
  });
  return { account: account ?? {}, sessions: signedIn, signIns: before };
}

export async function erase(tx: Tx, id: string): Promise<void> {
  for (const owned of [sessions, signIns, oneTimeCodes, oauthExchanges, idempotencyKeys] as const)
    await tx.delete(owned).where(eq(owned.accountId, id));
  await tx
    .update(accounts)
    .set({
      email: null,
      name: "",
      passwordHash: null,
      googleSubject: null,
      phone: null,
      phoneVerifiedAt: null,
      language: "en",
      deletionReason: null,
      suspensionReason: null,
      erasedAt: sql`now()`,
    })
    .where(eq(accounts.id, id));
}
