/** The secret address of a person's calendar (R13.4): signed, not stored; renewing it invalidates the previous one. */
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { renewCalendar } from "#server/accounts/renew-calendar.ts";
import type { Tx } from "#server/db/client.ts";
import { calendarFeeds } from "#server/db/schema/lessons.ts";
import { isSigned } from "#server/settings/secret.ts";

type Feed = { accountId: string; renewals: number };

function sign(secret: Buffer, { accountId, renewals }: Feed): Buffer {
  return createHmac("sha256", secret).update(`calendar ${accountId} ${renewals}`).digest();
}

const addressOf = (secret: Buffer, feed: Feed) => ({
  path: `/api/calendar/${feed.accountId.replaceAll("-", "")}${sign(secret, feed).toString("base64url")}.ics`,
});

async function countRenewals(tx: Tx, accountId: string): Promise<number> {
  const [feed] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return feed?.renewals ?? 0;
}

export async function readCalendarAddress(tx: Tx, secret: Buffer, accountId: string): Promise<{ path: string }> {
  return addressOf(secret, { accountId, renewals: await countRenewals(tx, accountId) });
}

export async function renewCalendarAddress(tx: Tx, secret: Buffer, accountId: string): Promise<{ path: string }> {
  return addressOf(secret, { accountId, renewals: await renewCalendar(tx, accountId) });
}

/** The calendar's owner; null when the signature is not ours, or the address was renewed. */
export async function findCalendarOwner(tx: Tx, accepted: readonly Buffer[], secret: string): Promise<string | null> {
  const [, hex, signature = ""] = /^([0-9a-f]{32})([\w-]{43})$/.exec(secret) ?? [];
  if (hex === undefined) return null;
  const accountId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const renewals = await countRenewals(tx, accountId);
  const given = Buffer.from(signature, "base64url");
  return isSigned(accepted, given, (key) => sign(key, { accountId, renewals })) ? accountId : null;
}
