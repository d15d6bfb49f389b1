/** Opens a session (R7.6): the token goes to its owner once, the database keeps only its hash. */
import { createHash, randomBytes } from "node:crypto";
import { session } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/accounts.ts";

/** From where a session is opened; a `Caller` is one. */
export type Origin = { address: string; userAgent: string };

const longestUserAgent = 300;

/** A token has 256 random bits, so a plain hash of it cannot be searched. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Gives the bearer token. */
export async function openSession(tx: Tx, accountId: string, origin: Origin): Promise<string> {
  const token = makeToken();
  await tx.insert(sessions).values({
    accountId,
    tokenHash: hashToken(token),
    address: origin.address,
    userAgent: origin.userAgent.slice(0, longestUserAgent),
    expiresAt: new Date(Date.now() + session.life),
  });
  return token;
}
