/** A teacher's answer time, as the teacher's own statistics and the public page compute it. */
import { type SQL, sql } from "drizzle-orm";

/** The median of the last year in minutes, as a subquery; null with fewer answers than `fewest`. */
export function medianAnswerMinutes(teacherId: SQL, fewest = 1): SQL {
  return sql`(
    select percentile_cont(0.5) within group (order by extract(epoch from answered_at - requested_at) / 60)
    from relations where teacher_id = ${teacherId} and asked_by = 'student'
      and (activated_at is not null or status = 'declined') and answered_at > now() - interval '1 year'
    having count(*) >= ${fewest}::int)`;
}
