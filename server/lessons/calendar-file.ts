/** A person's calendar feed (R13.4), and the file of a single lesson: time and the other side's public name, nothing else. */
import { type SQL, sql } from "drizzle-orm";
import { textIn } from "#content/text-in.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { type Language, type MemberRole, memberRoles } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import { namePerson } from "#server/notifications/name-person.ts";
import { isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { findCalendarOwner } from "./calendar-address.ts";
import type { LessonReader } from "./list-lessons.ts";
import { type CalendarLesson, writeCalendar } from "./write-calendar.ts";

type Row = Record<"id" | "startsAt" | "endsAt" | "changedAt" | "name", string> & {
  seriesId: string | null;
  occursAt: string | null;
  sequence: number;
  cancelled: boolean;
};

/** Lessons that were ever fixed, with all others of their series. `which` filters `l`. */
async function selectFed(tx: Tx, { id, role }: Pick<LessonReader, "id" | "role">, which: SQL) {
  const mine = sql.identifier(`${role}_id`);
  const other = sql.identifier(role === "student" ? "teacher_id" : "student_id");
  const { rows } = await tx.execute<Row>(sql`
    with fed as (select l.id, l.series_id from lessons l
      where l.${mine} = ${id}::uuid and l.settled_at is not null and ${which}
      order by l.starts_at desc limit ${limits.fed})
    select l.id, l.series_id as "seriesId", l.occurs_at as "occursAt", l.starts_at as "startsAt", l.ends_at as "endsAt",
      l.sequence, l.state = 'cancelled' or l.outcome = 'called_off' as cancelled,
      coalesce(l.cancelled_at, l.settled_at) as "changedAt", a.name
    from lessons l join accounts a on a.id = l.${other}
    where l.id in (select id from fed) or l.series_id in (select series_id from fed)
    order by l.starts_at`);
  return rows.map((row) => ({
    ...row,
    occursAt: row.occursAt === null ? null : new Date(row.occursAt),
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    changedAt: new Date(row.changedAt),
  }));
}

function wordsOf(
  reader: { role: MemberRole; language: Language },
  lessons: { id: string; name: string }[],
  origin: string,
) {
  const { t } = textIn(reader.language);
  const names = new Map(lessons.map(({ id, name }) => [id, name]));
  return {
    name: t("lessons:calendar.name"),
    // Of a student only the initial: a feed may be read by anybody.
    summary: ({ id }: CalendarLesson) =>
      t("lessons:calendar.summary", {
        who: namePerson(reader, { name: names.get(id) ?? null, active: false }).replace(/[\u2068\u2069]/g, ""),
      }),
    host: new URL(origin).host,
  };
}

export async function writeFeed(
  { db, accepted, settings }: Pick<Context, "db" | "accepted" | "settings">,
  secret: string,
): Promise<string> {
  const id = await findCalendarOwner(db, accepted, secret);
  const { rows } = await db.execute<{ role: MemberRole; language: Language }>(sql`
    select role, language from accounts a where id = ${id}::uuid and role in ${memberRoles} and ${isHere(sql`a`)}`);
  const [owner] = rows;
  if (id === null || owner === undefined) throw new Refusal("not_found");
  const since = sql`l.starts_at > now() - make_interval(secs => ${limits.fedSince / 1000})`;
  const lessons = await selectFed(db, { id, ...owner }, since);
  return writeCalendar(lessons, wordsOf(owner, lessons, settings.origin));
}

/** Only one lesson, even of a series: the feed has them all. */
export async function writeFile(tx: Tx, reader: LessonReader, id: string, origin: string): Promise<string> {
  const found = (await selectFed(tx, reader, sql`l.id = ${id}::uuid`)).filter((lesson) => lesson.id === id);
  if (found.length === 0) throw new Refusal("not_found");
  const single = found.map((lesson) => ({ ...lesson, seriesId: null, occursAt: null }));
  return writeCalendar(single, wordsOf(reader, single, origin));
}
