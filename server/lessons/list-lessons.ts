/** The lessons of one side as it may see them (R13.4): the calendar between two moments, and every open proposal. */

import { type SQL, sql } from "drizzle-orm";
import { day } from "#contract/durations.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import type { Lesson } from "#contract/lessons.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { isoMoment } from "#server/db/iso-moment.ts";
import { namePerson } from "#server/notifications/name-person.ts";
import { isActive, isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { lessonLearners, showLearners } from "./lesson-learners.ts";
import { insteadOf, wasMissed } from "./missed-lesson.ts";
import { isConfirmedBySilence, silenceTakes } from "./silence.ts";

export type LessonReader = { id: string; role: MemberRole; language: Language };

type Row = Omit<Lesson, "who" | "canBeMadeUp"> & { name: string; active: boolean; here: boolean; missed: boolean };

const iso = (column: string) => isoMoment(sql.raw(`l.${column}`));
const minutes = (alias: string) => sql.raw(`(extract(epoch from ${alias}.ends_at - ${alias}.starts_at) / 60)::int`);

/** `which` filters `l`; only the reader's own lessons are ever found. */
async function selectLessons(tx: Pick<Tx, "execute">, reader: LessonReader, which: SQL): Promise<Lesson[]> {
  const mine = sql.identifier(`${reader.role}_id`);
  const other = sql.identifier(reader.role === "student" ? "teacher_id" : "student_id");
  const { rows } = await tx.execute<Row>(sql`
    select l.id, l.relation_id as "relationId", l.series_id as "seriesId", l.state, l.proposed_by as "proposedBy",
      ${iso("starts_at")} as "startsAt", ${minutes("l")} as minutes, l.weekly_until as "weeklyUntil", l.mode, l.note,
      l.makes_up_for as "makesUpFor", (select ${isoMoment(sql`m.starts_at`)} from lessons m where m.id = l.makes_up_for) as "makesUpForAt",
      ${isoMoment(insteadOf)} as "madeUpAt", ${wasMissed} as missed, ${iso("cancelled_at")} as "cancelledAt", l.cancelled_by as "cancelledBy",
      l.cancel_reason as "cancelReason", l.outcome, l.taught, l.paise, l.topic, l.homework, l.objection,
      ${iso("marked_at")} as "markedAt",
      case when ${isConfirmedBySilence} then ${isoMoment(sql`l.mailed_at + ${silenceTakes}`)} end as "silenceConfirmsAt",
      case when l.price_kind is not null then json_build_object('kind', l.price_kind, 'paise', l.price_paise) end as price,
      case when l.state = 'proposed' then (select coalesce(json_agg(json_build_object(
          'startsAt', ${isoMoment(sql`t.starts_at`)}, 'minutes', ${minutes("t")}
        ) order by t.starts_at), '[]') from lesson_times t where t.lesson_id = l.id) else '[]' end as times,
      ${lessonLearners} as learners,
      other.name, ${isActive(sql`r`)} as active, ${isHere(sql`other`)} as here
    from lessons l join relations r on r.id = l.relation_id join accounts other on other.id = l.${other}
    where l.${mine} = ${reader.id}::uuid and ${which}
    order by l.starts_at, l.id limit ${limits.listed}`);
  return rows.map(({ name, active, here, missed, learners, ...lesson }) => ({
    ...lesson,
    who: namePerson(reader, { name, active: active && here }),
    canBeMadeUp: missed && lesson.madeUpAt === null && active && here,
    learners: showLearners(reader.role, active && here, learners),
  }));
}

export async function readLesson(tx: Tx, reader: LessonReader, id: string): Promise<Lesson> {
  const [found] = await selectLessons(tx, reader, sql`l.id = ${id}::uuid`);
  if (found === undefined) throw new Refusal("not_found");
  return found;
}

/** By default a week back and two ahead. Without proposals that were never fixed. */
export async function listLessons(
  tx: Tx,
  reader: LessonReader,
  range: { from?: string | undefined; to?: string | undefined },
): Promise<Lesson[]> {
  const from = range.from === undefined ? Date.now() - 7 * day : Date.parse(range.from);
  const to = range.to === undefined ? Math.max(Date.now(), from) + 14 * day : Date.parse(range.to);
  if (to <= from || to - from > limits.listedDays * day)
    throw new Refusal("validation", { issues: [{ path: "to", code: to <= from ? "too_small" : "too_big" }] });
  const [first, last] = [new Date(from).toISOString(), new Date(to).toISOString()];
  return selectLessons(
    tx,
    reader,
    sql`(l.state = 'proposed' or (l.starts_at < ${last} and l.ends_at > ${first} and l.state not in ('declined', 'lapsed')
      and (l.state <> 'cancelled' or l.settled_at is not null)))`,
  );
}
