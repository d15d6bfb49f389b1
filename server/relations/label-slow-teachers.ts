/** Says which teachers are slow to answer (R4.1): ten requests of students unanswered for a week; the label goes when they are answered. */
import { sql } from "drizzle-orm";
import { relation as limits } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";

/** Gives how many labels changed. */
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
