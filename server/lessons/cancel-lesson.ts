/** Cancels lessons with notice and an optional reason (R13.4); or withdraws a proposal. */
import { inArray, sql } from "drizzle-orm";
import type { Scope } from "#contract/lesson-states.ts";
import type { Tx } from "#server/db/client.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { findScope } from "./find-scope.ts";
import { lockLesson } from "./lock-lesson.ts";
import type { Actor } from "./lock-pair.ts";
import { notifyOtherSide } from "./notify-lesson.ts";

export async function cancelLesson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  by: Actor,
  { id, reason, scope }: { id: string; reason: string | null; scope: Scope },
): Promise<void> {
  const lesson = await lockLesson(tx, by, id, "cancel");
  const affected = await findScope(tx, lesson, scope);
  await tx
    .update(lessons)
    .set({
      state: "cancelled",
      cancelledAt: sql`now()`,
      cancelledBy: by.role,
      cancelReason: reason,
      sequence: sql`${lessons.sequence} + 1`,
    })
    .where(
      inArray(
        lessons.id,
        affected.map((each) => each.id),
      ),
    );
  await notifyOtherSide(tx, jobs, { kind: "lesson_cancelled", by, lesson });
}
