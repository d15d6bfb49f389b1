/** When silence confirms what a teacher marked (R13.5), said once as SQL of a lesson `l`. */
import { sql } from "drizzle-orm";
import { lessonLimits as limits } from "#contract/learning-limits.ts";

/** It was mailed, stays within what was agreed, and was never objected to: about that both must speak. */
export const isConfirmedBySilence = sql<boolean>`(l.state = 'marked' and l.objected_at is null and l.mailed_at is not null
  and l.price_kind is not null and make_interval(mins => l.taught) <= l.ends_at - l.starts_at)`;

/** How long it takes, from `mailed_at` on. */
export const silenceTakes = sql`make_interval(secs => ${limits.confirmedAfter / 1000})`;
