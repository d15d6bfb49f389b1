/**
 * Renews the secret address of a person's calendar (R13.4) by raising the counter it is signed with: the previous one stops
 * working.
 */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { calendarFeeds } from "#server/db/schema/lessons.ts";

/** Returns how often it was renewed. */
export async function renewCalendar(tx: Tx, accountId: string): Promise<number> {
  const [feed] = await tx
    .insert(calendarFeeds)
    .values({ accountId, renewals: 1 })
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: { renewals: sql`${calendarFeeds.renewals} + 1` } })
    .returning({ renewals: calendarFeeds.renewals });
  if (feed === undefined) throw new Error("the calendar was not renewed");
  return feed.renewals;
}
