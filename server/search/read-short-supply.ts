/** Where supply is short (R11.1): what was searched in an area and not found, the most missed first. */

import { sql } from "drizzle-orm";
import { day } from "#contract/durations.ts";
import { searchFigures } from "#contract/limits.ts";
import { dayOf } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import { searchDaysKept as limits } from "#server/settings/tuning.ts";

/** `subject`: a code, or empty for any; `area`: the slug of a neighbourhood or the Latin name of a city, or empty. */
export type ShortSupplyRow = { subject: string; area: string; searches: number; withoutResult: number };

/** Over the last `days`, including today; fewer than three misses are left out, as one family could be behind them. */
export async function readShortSupply(tx: Tx, days: number, now = new Date()): Promise<ShortSupplyRow[]> {
  const from = dayOf(new Date(now.getTime() - (days - 1) * day));
  const { rows } = await tx.execute<ShortSupplyRow>(sql`
    select subject, area, sum(searches)::int as searches, sum(without_result)::int as "withoutResult"
    from search_days where day >= ${from}::date
    group by subject, area having sum(without_result) >= ${searchFigures.fewest}
    order by 4 desc, 3 desc, subject, area limit ${limits.listed}`);
  return rows;
}
