/** Which lessons can be made up for (R13.4), as SQL for a lesson `l`. */
import { sql } from "drizzle-orm";
import { bookedStates } from "#contract/lesson-states.ts";

/** Cancelled after it was fixed, or missed by one of the two. */
export const wasMissed = sql<boolean>`((l.state = 'cancelled' and l.settled_at is not null)
  or coalesce(l.outcome <> 'held', false))`;

const standing = sql.raw(["proposed", ...bookedStates].map((state) => `'${state}'`).join(", "));

/** Start of the replacement lesson, fixed or proposed; null: none yet, or it was cancelled. */
export const insteadOf = sql<Date | null>`(select i.starts_at from lessons i
  where i.makes_up_for = l.id and i.state in (${standing}) order by i.starts_at limit 1)`;
