/** Moves a lesson, or the affected part of its series, to another day and local time (R13.4). */

import { sql } from "drizzle-orm";
import { day } from "#contract/durations.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import type { Scope } from "#contract/lesson-states.ts";
import { dateAfter, localTimeOf, momentAt } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { Refusal } from "#server/refusal.ts";
import { findScope } from "./find-scope.ts";
import { lockLesson } from "./lock-lesson.ts";
import type { Actor } from "./lock-pair.ts";
import { notifyOtherSide } from "./notify-lesson.ts";
import { endOf, type LessonSpan, minutesOf, refuseConflicts, refusePast } from "./refuse-conflicts.ts";

export async function moveLesson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  by: Actor,
  { id, startsAt: text, scope }: { id: string; startsAt: string; scope: Scope },
): Promise<void> {
  const lesson = await lockLesson(tx, by, id, "move");
  const to = new Date(text);
  if (to.getTime() > Date.now() + limits.ahead)
    throw new Refusal("validation", { issues: [{ path: "startsAt", code: "too_big" }] });
  const shift = shiftOf(lesson.startsAt, to);
  const moved = (await findScope(tx, lesson, scope)).map((each) => {
    const startsAt = each.id === id ? to : shift(each.startsAt);
    refusePast(startsAt, "startsAt");
    return { id: each.id, startsAt, endsAt: endOf(startsAt, minutesOf(each)) };
  });
  refuseMeeting(moved);
  const ids = moved.map((each) => each.id);
  await refuseConflicts(tx, lesson, moved, ids);
  // One statement: the constraint is checked when all have moved.
  await tx.execute(sql`
    update lessons l set starts_at = m.starts_at, ends_at = m.ends_at, sequence = l.sequence + 1, settled_at = now()
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(moved.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[],
      ${sql.param(moved.map(({ endsAt }) => endsAt.toISOString()))}::timestamptz[]) m (id, starts_at, ends_at)
    where l.id = m.id`);
  await notifyOtherSide(tx, jobs, { kind: "lesson_moved", by, lesson: { ...lesson, startsAt: to } });
}

/** Lessons that were moved one by one may collide when all of them get the same time. */
function refuseMeeting(moved: (LessonSpan & { id: string })[]): void {
  const ordered = moved.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const conflicts = ordered
    .filter(({ startsAt }, index) => index > 0 && (ordered[index - 1]?.endsAt ?? startsAt) > startsAt)
    .map((span) => ({ startsAt: span.startsAt.toISOString(), minutes: minutesOf(span) }));
  if (conflicts.length > 0) throw new Refusal("lesson_conflict", { conflicts });
}

/** So many days later, at the new local time. */
function shiftOf(from: Date, to: Date): (moment: Date) => Date {
  const before = localTimeOf(from);
  const after = localTimeOf(to);
  const days = Math.round((Date.parse(after.date) - Date.parse(before.date)) / day);
  return (moment) => momentAt({ date: dateAfter(localTimeOf(moment).date, days), time: after.time });
}
