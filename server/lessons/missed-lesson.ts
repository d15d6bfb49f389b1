/** Which lessons can be made up for (R13.4), said once as SQL of a lesson `l`. */
import { sql } from "drizzle-orm";
import { bookedStates } from "#contract/lesson-states.ts";

/** Called off after it was fixed, or one of the two did not come. */
export const wasMissed = sql<boolean>`((l.state = 'cancelled' and l.settled_at is not null)
  or coalesce(l.outcome <> 'held', false))`;

const standing = sql.raw(["proposed", ...bookedStates].map((state) => `'${state}'`).join(", "));

/** When the one is that is held or proposed instead of it; null: nobody did yet, or it came to nothing. */
export const insteadOf = sql<Date | null>`(select i.starts_at from lessons i
  where i.makes_up_for = l.id and i.state in (${standing}) order by i.starts_at limit 1)`;
