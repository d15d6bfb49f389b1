/** Offers the student similar teachers when a request is unanswered for two days (R10.4), once. */
import { inArray, sql } from "drizzle-orm";
import { questions as limits } from "#contract/limits.ts";
import { similarTo } from "#contract/notification-kinds.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { relations } from "#server/db/schema/relations.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notifyAll } from "#server/notifications/notify.ts";

/** Requests per transaction. */
const batch = 50;

/** Returns how many students received an offer. */
export function offerSimilarTeachers({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<number> {
  return workInBatches(batch, () => db.transaction((tx) => offerSome(tx, jobs)));
}

async function offerSome(tx: Tx, jobs: Pick<Jobs, "send">): Promise<number> {
  // A concurrent answer has locked the row and goes first.
  const { rows } = await tx.execute<{ id: string; student: string; teacher: string; name: string }>(sql`
    select r.id, r.student_id as student, r.teacher_id as teacher,
      (select name from accounts where id = r.teacher_id) as name
    from relations r
    where r.status = 'pending' and r.asked_by = 'student' and r.similar_offered_at is null
      and r.requested_at <= now() - make_interval(secs => ${limits.offerAfter / 1000}) and r.expires_at > now()
    order by r.requested_at limit ${batch} for update skip locked`);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.update(relations).set({ similarOfferedAt: sql`now()` }).where(inArray(relations.id, ids));
  await notifyAll(
    tx,
    jobs,
    rows.map(({ id, student, teacher, name }) => ({
      to: student,
      kind: "similar_teachers",
      params: { relationId: id },
      about: { name, active: false },
      link: similarTo(teacher),
    })),
  );
  return rows.length;
}
