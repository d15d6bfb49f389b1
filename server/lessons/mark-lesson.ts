/** The teacher marks a lesson's outcome in one tap (R13.5): it costs the agreed price, and the family is asked to confirm. */
import { eq, sql } from "drizzle-orm";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { countedOutcomes, type LessonOutcome } from "#contract/lesson-states.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import { Refusal } from "#server/refusal.ts";
import { agreedPrice, costOf } from "./agreed-price.ts";
import { lessonLink } from "./lesson-link.ts";
import { type LessonRow, lockLesson } from "./lock-lesson.ts";
import type { Actor } from "./lock-pair.ts";
import { notifyOtherSide } from "./notify-lesson.ts";
import { minutesOf } from "./refuse-conflicts.ts";

type Mark = { outcome: LessonOutcome; minutes?: number | undefined; topic: string | null; homework: string | null };

export async function markLesson(
  tx: Tx,
  { jobs, secret }: Pick<Context, "jobs" | "secret">,
  by: Actor,
  id: string,
  { outcome, minutes, topic, homework }: Mark,
): Promise<void> {
  const lesson = await lockLesson(tx, by, id, "mark");
  const fixed = minutesOf(lesson);
  const taught = minutes ?? (outcome === "held" ? fixed : 0);
  if (taught > 0 && !countedOutcomes.some((counted) => counted === outcome))
    throw new Refusal("validation", { issues: [{ path: "minutes", code: "invalid" }] });
  await refuseTooMany(tx, lesson);
  const [marked] = await tx
    .update(lessons)
    .set({
      state: "marked",
      outcome,
      taught,
      ...costOf(await agreedPrice(tx, lesson), taught),
      topic,
      homework,
      markedAt: sql`now()`,
      mailedAt: null,
    })
    .where(eq(lessons.id, id))
    .returning();
  if (marked === undefined) throw new Error("the lesson was not marked");
  const kind = taught > fixed ? "lesson_marked_longer" : "lesson_marked";
  await notifyOtherSide(tx, jobs, { kind, by, lesson, mailLink: lessonLink(secret, marked) });
}

/** The family is mailed each time, whatever the daily mail limit. The lesson is locked. */
async function refuseTooMany(tx: Tx, { id, studentId }: LessonRow): Promise<void> {
  const { rows } = await tx.execute<{ marks: number; left: number }>(sql`
    select count(*)::int as marks, ceil(extract(epoch from min(n.created_at) + interval '1 day' - now()))::int as left
    from notifications n
    where n.account_id = ${studentId}::uuid and n.kind in ('lesson_marked', 'lesson_marked_longer') and n.params->>'lessonId' = ${id}
      and n.created_at > now() - interval '1 day'`);
  const { marks, left } = rows[0] ?? { marks: 0, left: 1 };
  if (marks >= limits.marksPerDay) throw new Refusal("too_many_requests", { retryAfter: left });
}
