/** Proposes up to three times for a lesson or a weekly series (R13.4): all dates are checked in both calendars first. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import type { Proposal } from "#contract/lessons.ts";
import type { Tx } from "#server/db/client.ts";
import { lessons, lessonTimes } from "#server/db/schema/lessons.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { learnersOf } from "#server/people/learners.ts";
import { Refusal } from "#server/refusal.ts";
import { currentPrice } from "./agreed-price.ts";
import { type Actor, type LessonPair, lockPair } from "./lock-pair.ts";
import { insteadOf, wasMissed } from "./missed-lesson.ts";
import { notifyOtherSide } from "./notify-lesson.ts";
import { endOf, type LessonSpan, refuseConflicts, refusePast } from "./refuse-conflicts.ts";
import { weeksOf } from "./weeks-of.ts";

/** Returns the id of the proposal. */
export async function proposeLesson(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  by: Actor,
  relationId: string,
  proposal: Proposal,
): Promise<string> {
  const times = readTimes(proposal);
  const pair = await lockPair(tx, by, relationId);
  const { weekly, makesUpFor, learnerIds = [] } = proposal;
  const spans = times.flatMap((span) => (weekly === undefined ? [span] : weeksOf(span, weekly.until)));
  await refuseConflicts(tx, pair, spans);
  if (makesUpFor !== undefined) await refuseUnlessMissed(tx, pair, makesUpFor);
  if (learnerIds.length > 0) await refuseOthers(tx, pair, learnerIds);
  await refuseTooMany(tx, pair);
  const [first] = times;
  if (first === undefined) throw new Refusal("validation");
  const [made] = await tx
    .insert(lessons)
    .values({
      ...pair,
      ...first,
      ...(await currentPrice(tx, pair.teacherId)),
      state: "proposed",
      proposedBy: by.role,
      mode: proposal.mode,
      note: proposal.note ?? null,
      weeklyUntil: weekly?.until ?? null,
      makesUpFor: makesUpFor ?? null,
      learnerIds,
    })
    .returning({ id: lessons.id });
  if (made === undefined) throw new Error("the proposal was not kept");
  await tx.insert(lessonTimes).values(times.map((time) => ({ lessonId: made.id, ...time })));
  await notifyOtherSide(tx, jobs, { kind: "lesson_proposed", by, lesson: { ...pair, ...first, ...made } });
  return made.id;
}

/** Sorted, without duplicates, none past and none too far ahead. */
function readTimes({ times }: Proposal): LessonSpan[] {
  const read = times.map(({ startsAt: text, minutes }, index) => {
    const startsAt = new Date(text);
    const path = `times.${index}.startsAt`;
    refusePast(startsAt, path);
    if (startsAt.getTime() > Date.now() + limits.ahead)
      throw new Refusal("validation", { issues: [{ path, code: "too_big" }] });
    if (times.slice(0, index).some((other) => Date.parse(other.startsAt) === startsAt.getTime()))
      throw new Refusal("validation", { issues: [{ path, code: "invalid" }] });
    return { startsAt, endsAt: endOf(startsAt, minutes) };
  });
  return read.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Of the same pair, and only once: the people are locked, so that no other replacement is proposed concurrently. */
async function refuseUnlessMissed(tx: Tx, { relationId }: LessonPair, id: string): Promise<void> {
  const { rows } = await tx.execute<{ missed: boolean; instead: boolean }>(sql`
    select ${wasMissed} as missed, ${insteadOf} is not null as instead
    from lessons l where l.id = ${id}::uuid and l.relation_id = ${relationId}::uuid`);
  const [found] = rows;
  if (found?.missed !== true) throw new Refusal("validation", { issues: [{ path: "makesUpFor", code: "invalid" }] });
  if (found.instead) throw new Refusal("lesson_settled");
}

/** A lesson is for the relation's learners, or some of them (R13.8). */
async function refuseOthers(tx: Tx, { relationId, studentId }: LessonPair, ids: string[]): Promise<void> {
  const { rows } = await tx.execute<{ learners: { id: string }[] }>(sql`
    select ${learnersOf(sql`${studentId}::uuid`, sql`r.learner_ids`)} as learners
    from relations r where r.id = ${relationId}::uuid`);
  const known = rows[0]?.learners ?? [];
  if (ids.some((id) => !known.some((learner) => learner.id === id)))
    throw new Refusal("validation", { issues: [{ path: "learnerIds", code: "invalid" }] });
}

async function refuseTooMany(tx: Tx, { relationId }: LessonPair): Promise<void> {
  const open = and(eq(lessons.relationId, relationId), inArray(lessons.state, ["proposed"]));
  if ((await tx.$count(lessons, open)) >= limits.proposalsOfPair) throw new Refusal("pending_limit");
}
