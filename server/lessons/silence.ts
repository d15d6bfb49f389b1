/** When silence confirms a marked lesson (R13.5), as SQL for a lesson `l`. */
import { sql } from "drizzle-orm";
import { lessonLimits as limits } from "#contract/learning-limits.ts";

/** Mailed, within what was agreed, and never objected to: an objection needs both sides. */
export const isConfirmedBySilence = sql<boolean>`(l.state = 'marked' and l.objected_at is null and l.mailed_at is not null
  and l.price_kind is not null and make_interval(mins => l.taught) <= l.ends_at - l.starts_at)`;

/** The period, from `mailed_at` on. */
export const silenceTakes = sql`make_interval(secs => ${limits.confirmedAfter / 1000})`;
