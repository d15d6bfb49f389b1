/** Time-based changes of lessons: proposals whose times are past expire (R13.4), and silence confirms marked lessons (R13.5). */
import { inArray, sql } from "drizzle-orm";
import { lessonTransitions } from "#contract/lesson-states.ts";
import type { Db } from "#server/db/client.ts";
import { classBook, lessons } from "#server/db/schema/lessons.ts";
import { workInBatches } from "#server/db/work-in-batches.ts";
import { bookOf } from "./confirm-lesson.ts";
import { isConfirmedBySilence, silenceTakes } from "./silence.ts";

/** Lessons per transaction. */
const batch = 200;

export function lapseProposals(db: Db): Promise<number> {
  return workInBatches(batch, async () => {
    const { rowCount } = await db.execute(sql`
      update lessons set state = ${lessonTransitions.lapse.to} where id in (
        select l.id from lessons l where l.state = 'proposed' and l.starts_at <= now()
          and not exists (select from lesson_times t where t.lesson_id = l.id and t.starts_at > now())
        order by l.starts_at limit ${batch} for update skip locked)`);
    return rowCount ?? 0;
  });
}

export function attestLessons(db: Db): Promise<number> {
  return workInBatches(batch, () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select l.id from lessons l where ${isConfirmedBySilence} and l.mailed_at <= now() - ${silenceTakes}
        order by l.mailed_at limit ${batch} for update skip locked`);
      if (rows.length === 0) return 0;
      const attested = await tx
        .update(lessons)
        .set({ state: lessonTransitions.attest.to })
        .where(
          inArray(
            lessons.id,
            rows.map(({ id }) => id),
          ),
        )
        .returning();
      await tx.insert(classBook).values(attested.map((lesson) => bookOf(lesson, "silence")));
      return rows.length;
    }),
  );
}
