/** Accepts one of the proposed times (R13.4): the lesson is fixed, a weekly one for all its weeks or for none. */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { lessonSeries, lessons, lessonTimes } from "#server/db/schema/lessons.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { Refusal } from "#server/refusal.ts";
import { type LessonRow, lockLesson } from "./lock-lesson.ts";
import type { Actor } from "./lock-pair.ts";
import { notifyOtherSide } from "./notify-lesson.ts";
import { type LessonSpan, refuseConflicts, refusePast } from "./refuse-conflicts.ts";
import { weeksOf } from "./weeks-of.ts";

export async function pickLesson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  by: Actor,
  { id, startsAt: text }: { id: string; startsAt: string },
): Promise<void> {
  const proposal = await lockLesson(tx, by, id, "pick");
  const picked = await findTime(tx, id, new Date(text));
  refusePast(picked.startsAt, "startsAt");
  const weeks = proposal.weeklyUntil === null ? [picked] : weeksOf(picked, proposal.weeklyUntil);
  await refuseConflicts(tx, proposal, weeks);
  const seriesId = weeks.length > 1 ? await openSeries(tx, proposal.relationId) : null;
  const fixedAt = (span: LessonSpan) => ({
    ...span,
    seriesId,
    occursAt: seriesId === null ? null : span.startsAt,
    state: "fixed" as const,
    settledAt: sql`now()`,
  });
  await tx
    .update(lessons)
    .set({ ...fixedAt(picked), sequence: proposal.sequence + 1 })
    .where(eq(lessons.id, id));
  const following = weeks.slice(1);
  if (following.length > 0)
    await tx.insert(lessons).values(following.map((span) => ({ ...sharedBy(proposal), ...fixedAt(span) })));
  await notifyOtherSide(tx, jobs, { kind: "lesson_fixed", by, lesson: { ...proposal, ...picked } });
}

const sharedBy = ({ relationId, teacherId, studentId, proposedBy, mode, note, learnerIds, ...price }: LessonRow) => ({
  relationId,
  teacherId,
  studentId,
  proposedBy,
  mode,
  note,
  learnerIds,
  priceKind: price.priceKind,
  pricePaise: price.pricePaise,
});

async function findTime(tx: Tx, lessonId: string, startsAt: Date): Promise<LessonSpan> {
  const [time] = await tx
    .select({ startsAt: lessonTimes.startsAt, endsAt: lessonTimes.endsAt })
    .from(lessonTimes)
    .where(and(eq(lessonTimes.lessonId, lessonId), eq(lessonTimes.startsAt, startsAt)));
  if (time === undefined) throw new Refusal("validation", { issues: [{ path: "startsAt", code: "invalid" }] });
  return time;
}

async function openSeries(tx: Tx, relationId: string): Promise<string | null> {
  const [made] = await tx.insert(lessonSeries).values({ relationId }).returning({ id: lessonSeries.id });
  return made?.id ?? null;
}

export async function declineLesson(tx: Tx, jobs: Pick<Jobs, "send">, by: Actor, id: string): Promise<void> {
  const lesson = await lockLesson(tx, by, id, "decline");
  await tx.update(lessons).set({ state: "declined" }).where(eq(lessons.id, id));
  await notifyOtherSide(tx, jobs, { kind: "lesson_declined", by, lesson });
}
