/** What became of a lesson, by one tap of the teacher (R13.5): what it costs is worked out now, to the paisa, and the family is asked. */
import { eq, sql } from "drizzle-orm";
import { countedOutcomes, type Outcome } from "#contract/lesson-states.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";
import { holdLesson } from "./hold-lesson.ts";
import { lessonLink } from "./lesson-link.ts";
import type { Actor } from "./pair.ts";
import { minutesOf } from "./refuse-conflicts.ts";
import { tellOther } from "./tell-lesson.ts";

const paisePerRupee = 100;
const minutesPerHour = 60;

type Mark = { outcome: Outcome; minutes?: number | undefined; topic: string | null; homework: string | null };

export async function markLesson(
  tx: Tx,
  { jobs, secret }: Pick<Context, "jobs" | "secret">,
  by: Actor,
  id: string,
  { outcome, minutes, topic, homework }: Mark,
): Promise<void> {
  const lesson = await holdLesson(tx, by, id, "mark");
  const taught = minutes ?? (outcome === "held" ? minutesOf(lesson) : 0);
  if (taught > 0 && !countedOutcomes.some((counted) => counted === outcome))
    throw new Refusal("validation", { issues: [{ path: "minutes", code: "invalid" }] });
  const [fee] = await tx
    .select({ hourly: teachers.feeHourly, monthly: teachers.feeMonthly })
    .from(teachers)
    .where(eq(teachers.accountId, by.id));
  const hourly = fee?.hourly ?? null;
  const [marked] = await tx
    .update(lessons)
    .set({
      state: "marked",
      outcome,
      taught,
      paise: hourly === null ? 0 : Math.round((hourly * paisePerRupee * taught) / minutesPerHour),
      // Who asks by the hour does not ask by the month as well.
      monthlyPaise: hourly === null && taught > 0 && fee?.monthly != null ? fee.monthly * paisePerRupee : null,
      topic,
      homework,
      markedAt: sql`now()`,
    })
    .where(eq(lessons.id, id))
    .returning();
  if (marked === undefined) throw new Error("the lesson was not marked");
  await tellOther(tx, jobs, { kind: "lesson_marked", by, lesson, mailLink: lessonLink(secret, marked) });
}
