/** Which lessons of a series are meant (R13.4): this one, it and the following, or all that are to come. */
import { and, asc, eq, gt, gte } from "drizzle-orm";
import type { Scope } from "#contract/lesson-states.ts";
import type { Tx } from "#server/db/client.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import type { LessonRow } from "./lock-lesson.ts";

/** Of others only what is still fixed and has not begun: what was is not changed. The two people are held. */
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
