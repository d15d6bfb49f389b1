/** The local day by the database's clock (R3.2), for daily counts. */
import { sql } from "drizzle-orm";
import { timeZone } from "#contract/time-zone.ts";

export const dayBegan = sql`date_trunc('day', now(), ${timeZone})`;

export const today = sql`(now() at time zone ${timeZone})::date`;

export const secondsLeftToday = sql<number>`ceil(extract(epoch from ${dayBegan} + interval '1 day' - now()))::int`;
