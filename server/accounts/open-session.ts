/** Opens a session (R7.6): the token is returned once, the database stores only its hash. */
import { createHash, randomBytes } from "node:crypto";
import { session } from "#contract/limits.ts";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import type { Tx } from "#server/db/client.ts";
import { fromNow } from "#server/db/database-clock.ts";
import { sessions, signIns } from "#server/db/schema/accounts.ts";
import { wideNetworkOf } from "./wide-network.ts";

/** Where a session is opened from: a `Caller` and the browser's cookies. `page`: the secret of its page session. */
export type Origin = { address: string; userAgent: string; device?: string | null; page?: string };

const longestUserAgent = 300;

/** A token has 256 random bits, so a plain hash of it cannot be reversed. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the bearer token. */
export async function openSession(
  tx: Tx,
  accountId: string,
  origin: Origin,
  way: SignInWay = "password",
): Promise<string> {
  const token = makeToken();
  const userAgent = origin.userAgent.slice(0, longestUserAgent);
  await tx.insert(sessions).values({
    accountId,
    tokenHash: hashToken(token),
    pageHash: origin.page === undefined ? null : hashToken(origin.page),
    address: origin.address,
    userAgent,
    confirmedBy: way,
    expiresAt: fromNow(session.life),
  });
  await tx.insert(signIns).values({
    accountId,
    way,
    userAgent,
    network: wideNetworkOf(origin.address),
    deviceHash: typeof origin.device === "string" ? hashToken(origin.device) : null,
  });
  return token;
}
