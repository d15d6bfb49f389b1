/**
 * Labels teachers who are slow to answer (R4.1): ten requests unanswered for a week; the label is removed when they are
 * answered.
 */
import { sql } from "drizzle-orm";
import { relation as limits } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";

/** Returns how many labels changed. */
export async function labelSlowTeachers(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with late as (
      select teacher_id from relations
      where status = 'pending' and asked_by = 'student'
        and requested_at < now() - make_interval(secs => ${limits.slowAfter / 1000})
      group by teacher_id having count(*) >= ${limits.slowUnanswered}
    )
    update teachers set slow_to_answer = not slow_to_answer
    where slow_to_answer <> (account_id in (select teacher_id from late))`);
  return rowCount ?? 0;
}
