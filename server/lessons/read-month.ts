/** The account of a month (R13.5): lessons, hours and fee as both attested, what is paid and what is open. */
import { sql } from "drizzle-orm";
import type { MonthAccount } from "#contract/class-book.ts";
import { timeZone } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import { namePerson } from "#server/notifications/name-person.ts";
import { isActive, isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { lessonLearners, showLearners } from "./lesson-learners.ts";
import type { LessonReader } from "./list-lessons.ts";

type Side = {
  name: string;
  teacherName: string;
  upiAddress: string | null;
  active: boolean;
  student: number;
  teacher: number;
};
type Line = MonthAccount["lines"][number] & { monthlyPaise: number | null };
type MonthQuery = { relationId: string; month: string };

/** Another's relation is not found, and one that never began has no months. */
async function readSide(tx: Tx, { id, role }: LessonReader, { relationId, month }: MonthQuery): Promise<Side> {
  const paid = (by: string) => sql`coalesce((select max(p.paise) from month_payments p
    where p.relation_id = r.id and p.month = ${month} and p.said_by = ${by}), 0)`;
  const { rows } = await tx.execute<Side>(sql`
    select other.name, teacher.name as "teacherName", t.upi_address as "upiAddress",
      ${isActive(sql`r`)} and ${isHere(sql`other`)} as active, ${paid("student")} as student, ${paid("teacher")} as teacher
    from relations r
    join accounts other on other.id = r.${sql.identifier(role === "student" ? "teacher_id" : "student_id")}
    join accounts teacher on teacher.id = r.teacher_id
    left join teachers t on t.account_id = r.teacher_id
    where r.id = ${relationId}::uuid and r.${sql.identifier(`${role}_id`)} = ${id}::uuid and r.activated_at is not null`);
  const [side] = rows;
  if (side === undefined) throw new Refusal("not_found");
  return side;
}

/** Counted rows as attested; the others in their current state. */
async function readLines(tx: Tx, { relationId, month }: MonthQuery): Promise<Line[]> {
  const begins = sql`(${`${month}-01`}::date)::timestamp at time zone ${timeZone}`;
  const ends = sql`(${`${month}-01`}::date + interval '1 month') at time zone ${timeZone}`;
  const { rows } = await tx.execute<Line>(sql`
    select l.id as "lessonId", l.starts_at as "startsAt", coalesce(b.outcome, l.outcome) as outcome,
      coalesce(b.minutes, l.taught) as minutes,
      (extract(epoch from l.ends_at - l.starts_at) / 60)::int as "fixedMinutes", coalesce(b.paise, l.paise) as paise, b.monthly_paise as "monthlyPaise",
      l.topic, l.homework, l.state, ${lessonLearners} as learners
    from lessons l join relations r on r.id = l.relation_id left join class_book b on b.lesson_id = l.id
    where l.relation_id = ${relationId}::uuid and l.state in ('marked', 'objected', 'confirmed')
      and l.starts_at >= ${begins} and l.starts_at < ${ends}
    order by l.starts_at`);
  return rows.map((line) => ({ ...line, startsAt: new Date(line.startsAt).toISOString() }));
}

export async function readMonth(tx: Tx, reader: LessonReader, query: MonthQuery): Promise<MonthAccount> {
  const side = await readSide(tx, reader, query);
  const lines = (await readLines(tx, query)).map((line) => ({
    ...line,
    learners: showLearners(reader.role, side.active, line.learners),
  }));
  const counted = lines.filter(({ state }) => state === "confirmed");
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const byTheMonth = Math.max(0, ...counted.map(({ monthlyPaise }) => monthlyPaise ?? 0));
  const fee = sum(counted.map(({ paise }) => paise)) + byTheMonth;
  const { student, teacher, upiAddress } = side;
  return {
    ...query,
    who: namePerson(reader, side),
    lines,
    minutes: sum(counted.map(({ minutes }) => minutes)),
    fee,
    byTheMonth: byTheMonth > 0,
    paidBy: { student, teacher },
    open: Math.max(0, fee - Math.min(student, teacher)),
    pay:
      reader.role === "student" && side.active && upiAddress !== null
        ? { upiAddress, payee: side.teacherName, reference: `${query.month} ${query.relationId.slice(-6)}` }
        : null,
  };
}
