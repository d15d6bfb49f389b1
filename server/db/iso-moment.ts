/** A moment as ISO 8601, as in the API; null stays null. */
import { type SQL, sql } from "drizzle-orm";

export const isoMoment = (moment: SQL): SQL =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
