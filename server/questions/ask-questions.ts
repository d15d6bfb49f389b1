/**
 * Asks both sides of a relation how it goes (R10.4), three and fourteen days after acceptance: once, by notification and
 * mail.
 */

import { sql } from "drizzle-orm";
import { questions as limits } from "#contract/limits.ts";
import { type QuestionDay, questionDays } from "#contract/question-days.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { relationQuestions } from "#server/db/schema/relations.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import { type NewNotification, notifyAll } from "#server/notifications/notify.ts";
import { isActive } from "#server/people/visibility.ts";
import { answerLink } from "./answer-link.ts";

type Parts = Pick<Context, "db" | "secret"> & { jobs: Pick<Context["jobs"], "send"> };

/** Relations per transaction. */
const batch = 50;

/** Returns how many relations were asked about. */
export function askQuestions(parts: Parts): Promise<number> {
  return workInBatches(batch, () => parts.db.transaction((tx) => askSome(tx, parts)));
}

type Due = { id: string; day: QuestionDay; student: string; teacher: string; studentName: string; teacherName: string };

/** Questions missed by a long downtime are not asked later. */
async function findDue(tx: Tx): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    select r.id, d.day, r.student_id as student, r.teacher_id as teacher,
      (select name from accounts where id = r.student_id) as "studentName",
      (select name from accounts where id = r.teacher_id) as "teacherName"
    from relations r, unnest(${sql.param(questionDays)}::int[]) d (day)
    where ${isActive(sql`r`)} and r.activated_at <= now() - make_interval(days => d.day)
      and r.activated_at > now() - make_interval(days => d.day, secs => ${limits.askableFor / 1000})
      and not exists (select from relation_questions q where q.relation_id = r.id and q.day = d.day)
    order by r.activated_at limit ${batch} for update of r skip locked`);
  return rows;
}

async function askSome(tx: Tx, { jobs, secret }: Parts): Promise<number> {
  const due = await findDue(tx);
  const notices: NewNotification[] = [];
  for (const { id: relationId, day, student, teacher, studentName, teacherName } of due)
    for (const [to, name] of [
      [student, teacherName],
      [teacher, studentName],
    ] as const) {
      const [updated] = await tx
        .insert(relationQuestions)
        .values({ relationId, accountId: to, day })
        .onConflictDoNothing()
        .returning({ id: relationQuestions.id });
      if (updated === undefined) continue;
      const params = { relationId, questionId: updated.id };
      notices.push({
        to,
        kind: "question_due",
        params,
        about: { name, active: true },
        mailLink: answerLink(secret, { ...updated, day }),
      });
    }
  await notifyAll(tx, jobs, notices);
  return due.length;
}
