/** The lessons of a series that are affected (R13.4): this one, this and the following, or all future ones. */
import { and, asc, eq, gt, gte } from "drizzle-orm";
import type { Scope } from "#contract/lesson-states.ts";
import type { Tx } from "#server/db/client.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import type { LessonRow } from "./lock-lesson.ts";

/** Of the others only fixed lessons that have not begun: past ones are not changed. Both people are locked. */
export async function findScope(tx: Tx, lesson: LessonRow, scope: Scope): Promise<LessonRow[]> {
  if (scope === "this" || lesson.seriesId === null) return [lesson];
  return tx
    .select()
    .from(lessons)
    .where(
      and(
        eq(lessons.seriesId, lesson.seriesId),
        eq(lessons.state, "fixed"),
        gt(lessons.startsAt, new Date()),
        scope === "following" ? gte(lessons.startsAt, lesson.startsAt) : undefined,
      ),
    )
    .orderBy(asc(lessons.startsAt))
    .for("update");
}
