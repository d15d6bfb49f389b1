/**
 * Suggests free times of the coming weeks (R13.4): hours of the teacher's week without a lesson of either, the student's days
 * first.
 */

import { sql } from "drizzle-orm";
import { minute } from "#contract/durations.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import type { LessonTime } from "#contract/lessons.ts";
import { dateAfter, localTimeOf, momentAt, weekdayOf } from "#contract/time-zone.ts";
import type { Day } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { isActive } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import type { Party } from "#server/relations/party.ts";
import { endOf, isTimeTaken, type LessonSpan } from "./refuse-conflicts.ts";

/** Limits each day, so that a full one does not hide the others. */
const perDay = 4;
/** The shortest notice. */
const notBefore = 2 * 60 * minute;

type Week = {
  slots: { day: Day; start: string; end: string }[];
  days: Day[];
  busy: { starts: string; ends: string }[];
};

/** One statement; another's relation is not found. */
async function readWeek(tx: Tx, me: Party, relationId: string): Promise<Week> {
  const mine = sql.identifier(`${me.role}_id`);
  const { rows } = await tx.execute<Week>(sql`
    select
      (select coalesce(json_agg(json_build_object('day', s.day, 'start', to_char(s.start_time, 'HH24:MI'),
        'end', to_char(s.end_time, 'HH24:MI')) order by s.start_time), '[]')
       from availability_slots s where s.teacher_id = r.teacher_id) as slots,
      coalesce((select to_json(p.preferred_days) from students p where p.account_id = r.student_id), '[]') as days,
      (select coalesce(json_agg(json_build_object('starts', l.starts_at, 'ends', l.ends_at)), '[]') from lessons l
       where (l.teacher_id = r.teacher_id or l.student_id = r.student_id) and l.${isTimeTaken} and l.ends_at > now()
         and l.starts_at < now() + make_interval(days => ${limits.suggestedDays + 1})) as busy
    from relations r where r.id = ${relationId}::uuid and r.${mine} = ${me.id}::uuid and ${isActive(sql`r`)}`);
  const [week] = rows;
  if (week === undefined) throw new Refusal("not_found");
  return week;
}

export async function suggestTimes(
  tx: Tx,
  me: Party,
  relationId: string,
  minutes: number = limits.usual,
): Promise<LessonTime[]> {
  const week = await readWeek(tx, me, relationId);
  const busy = week.busy.map(({ starts, ends }) => ({ startsAt: new Date(starts), endsAt: new Date(ends) }));
  const free = comingDates().flatMap((date) => {
    const day = weekdayOf(momentAt({ date, time: "12:00" }));
    const times = week.slots.filter((slot) => slot.day === day).flatMap((slot) => spansOf(date, slot, minutes));
    const open = times.filter((span) => isFree(span, busy)).slice(0, perDay);
    return open.map(({ startsAt }) => ({ startsAt, wished: week.days.includes(day) }));
  });
  return free
    .sort(
      (one, other) => Number(other.wished) - Number(one.wished) || one.startsAt.getTime() - other.startsAt.getTime(),
    )
    .slice(0, limits.suggested)
    .map(({ startsAt }) => ({ startsAt: startsAt.toISOString(), minutes }));
}

function comingDates(): string[] {
  const { date } = localTimeOf(new Date());
  return Array.from({ length: limits.suggestedDays + 1 }, (_, days) => dateAfter(date, days));
}

function spansOf(date: string, { start, end }: Week["slots"][number], minutes: number): LessonSpan[] {
  const last = momentOf(date, end).getTime() - minutes * minute;
  const spans: LessonSpan[] = [];
  for (let at = momentOf(date, start).getTime(); at <= last; at += limits.suggestedEvery * minute)
    spans.push({ startsAt: new Date(at), endsAt: endOf(new Date(at), minutes) });
  return spans;
}

/** 24:00 is the end of the day. */
const momentOf = (date: string, time: string) =>
  time === "24:00" ? momentAt({ date: dateAfter(date, 1), time: "00:00" }) : momentAt({ date, time });

const isFree = ({ startsAt, endsAt }: LessonSpan, busy: LessonSpan[]) =>
  startsAt.getTime() >= Date.now() + notBefore &&
  busy.every((taken) => taken.endsAt <= startsAt || taken.startsAt >= endsAt);
