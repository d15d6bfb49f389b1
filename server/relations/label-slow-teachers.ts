/** Says which teachers are slow to answer (R4.1): ten requests of students unanswered for a week; the label goes when they are answered. */
import { sql } from "drizzle-orm";
import { relation as limits } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";

/** Gives how many labels changed. */
export async function labelSlowTeachers(tx: Pick<Tx, "execute">): Promise<number> {
  const { rows } = await tx.execute<{ id: string; slow: boolean }>(sql`
    with late as (
      select teacher_id from relations
      where status = 'pending' and asked_by = 'student'
        and requested_at < now() - make_interval(secs => ${limits.slowAfter / 1000})
      group by teacher_id having count(*) >= ${limits.slowUnanswered}
    )
    select t.account_id as id, late.teacher_id is not null as slow
    from teachers t left join late on late.teacher_id = t.account_id
    where t.slow_to_answer <> (late.teacher_id is not null)`);
  // Any update of teachers, even of none, makes every process forget its pages.
  if (rows.length === 0) return 0;
  await tx.execute(sql`
    update teachers set slow_to_answer = label.slow
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(rows.map(({ slow }) => slow))}::boolean[])
      as label (id, slow)
    where teachers.account_id = label.id`);
  return rows.length;
}
