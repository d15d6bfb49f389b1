/**
 * Reminders the evening before and two hours before (R13.4), from the lesson's current state; a mark prevents sending one
 * twice.
 */
import { sql } from "drizzle-orm";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import { type NewNotification, notifyAll } from "#server/notifications/notify.ts";
import { lessonParams } from "./notify-lesson.ts";

/** Lessons per transaction. */
const batch = 50;

type Due = {
  id: string;
  relationId: string;
  studentId: string;
  teacherId: string;
  startsAt: string;
  studentName: string;
  teacherName: string;
};

/** Returns how many were sent, each to both. */
export function sendReminders({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<number> {
  return workInBatches(batch, () => db.transaction((tx) => sendSome(tx, jobs)));
}

/** No reminder if the time was settled after the reminder was due. */
async function markDue(tx: Tx): Promise<Due[]> {
  const evening = sql`((l.starts_at at time zone ${timeZone})::date - 1 + make_time(${limits.evening}, 0, 0)) at time zone ${timeZone}`;
  const soon = sql`l.starts_at - make_interval(secs => ${limits.remindBefore / 1000})`;
  const { rows } = await tx.execute<Due>(sql`
    with due as (
      select l.id, k.kind, l.starts_at from lessons l
      cross join lateral (values ('evening', ${evening}, ${soon}), ('soon', ${soon}, l.starts_at)) k (kind, opens, closes)
      where l.state = 'fixed' and l.starts_at > now() and l.starts_at < now() + interval '2 days'
        and now() >= k.opens and now() < k.closes and l.settled_at < k.opens
        and not exists (select from lesson_reminders m
          where m.lesson_id = l.id and m.kind = k.kind and m.starts_at = l.starts_at)
      order by l.starts_at limit ${batch} for update of l skip locked
    ), marked as (
      insert into lesson_reminders (lesson_id, kind, starts_at) select id, kind, starts_at from due
      on conflict do nothing returning lesson_id
    )
    select l.id, l.relation_id as "relationId", l.student_id as "studentId", l.teacher_id as "teacherId",
      l.starts_at as "startsAt", s.name as "studentName", t.name as "teacherName"
    from marked m join lessons l on l.id = m.lesson_id
    join accounts s on s.id = l.student_id join accounts t on t.id = l.teacher_id`);
  return rows;
}

async function sendSome(tx: Tx, jobs: Context["jobs"]): Promise<number> {
  const due = await markDue(tx);
  const notices = due.flatMap(({ studentName, teacherName, startsAt, ...lesson }): NewNotification[] => {
    const params = lessonParams({ ...lesson, startsAt: new Date(startsAt) });
    return [
      { to: lesson.studentId, kind: "lesson_reminder", params, about: { name: teacherName, active: true } },
      { to: lesson.teacherId, kind: "lesson_reminder", params, about: { name: studentName, active: true } },
    ];
  });
  await notifyAll(tx, jobs, notices);
  return due.length;
}
