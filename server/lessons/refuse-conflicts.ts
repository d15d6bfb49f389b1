/** Refuses overlapping lessons of one person (R13.4): reports every taken date before saving; the constraint decides. */

import { sql } from "drizzle-orm";
import { minute } from "#contract/durations.ts";
import { bookedStates } from "#contract/lesson-states.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { LessonPair } from "./lock-pair.ts";

export type LessonSpan = { startsAt: Date; endsAt: Date };

/** Literals, not parameters: only so are the constraints' indexes used. */
export const isTimeTaken = sql.raw(`state in (${bookedStates.map((state) => `'${state}'`).join(", ")})`);

export const minutesOf = ({ startsAt, endsAt }: LessonSpan) => (endsAt.getTime() - startsAt.getTime()) / minute;
export const endOf = (startsAt: Date, minutes: number) => new Date(startsAt.getTime() + minutes * minute);

const moments = (given: Date[]) => sql`${sql.param(given.map((each) => each.toISOString()))}::timestamptz[]`;

/** `known`: whether a side's own lessons are in the way at every conflict; if not, the refusal reveals the other side's. */
export class LessonConflict extends Refusal {
  readonly known: Record<MemberRole, boolean>;

  constructor(conflicts: { startsAt: string; minutes: number }[], known: Record<MemberRole, boolean>) {
    super("lesson_conflict", { conflicts });
    this.known = known;
  }
}

/** `except`: ids of lessons that are being moved away. Both people are locked. */
export async function refuseConflicts(
  tx: Tx,
  pair: LessonPair,
  spans: LessonSpan[],
  except: string[] = [],
): Promise<void> {
  const taken = (column: "teacher_id" | "student_id", id: string) => sql`exists (select from lessons l
    where l.${sql.identifier(column)} = ${id}::uuid and l.${isTimeTaken}
      and tstzrange(l.starts_at, l.ends_at) && tstzrange(wanted.starts_at, wanted.ends_at)
      and l.id <> all(${sql.param(except)}::uuid[]))`;
  const { rows } = await tx.execute<{ starts_at: string; ends_at: string; teacher: boolean; student: boolean }>(sql`
    select * from (select wanted.starts_at, wanted.ends_at,
      ${taken("teacher_id", pair.teacherId)} as teacher, ${taken("student_id", pair.studentId)} as student
    from unnest(${moments(spans.map(({ startsAt }) => startsAt))}, ${moments(spans.map(({ endsAt }) => endsAt))})
      wanted (starts_at, ends_at)) looked
    where teacher or student order by starts_at`);
  if (rows.length === 0) return;
  const conflicts = rows.map(({ starts_at, ends_at }) => {
    const span = { startsAt: new Date(starts_at), endsAt: new Date(ends_at) };
    return { startsAt: span.startsAt.toISOString(), minutes: minutesOf(span) };
  });
  throw new LessonConflict(conflicts, {
    teacher: rows.every(({ teacher }) => teacher),
    student: rows.every(({ student }) => student),
  });
}

/** A future lesson needs a future time; `path` names the field. */
export function refusePast(startsAt: Date, path: string): void {
  if (startsAt.getTime() <= Date.now()) throw new Refusal("validation", { issues: [{ path, code: "time_past" }] });
}
