/**
 * Limits how many different students a teacher is shown in a day (R4.1), lists and pages together: those shown today are
 * free.
 */
import { sql } from "drizzle-orm";
import { studentsPerDay } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { secondsLeftToday, today } from "#server/db/day-of-place.ts";
import { Refusal } from "#server/refusal.ts";

type Showing = { teacherId: string; students: string[] };

/** Returns those who may be shown: all while the limit lasts, else the first of them; refuses when there is none. */
export async function countShownStudents(db: Tx, showing: Showing): Promise<Set<string>> {
  const { students } = showing;
  if (students.length === 0) return new Set();
  const known = await readShown(db, showing);
  if (known.size === new Set(students).size) return known;
  return db.transaction(async (tx) => {
    await addShown(tx, showing);
    const shown = await readShown(tx, showing);
    if (shown.size > 0) return shown;
    const { rows } = await tx.execute<{ left: number }>(sql`select ${secondsLeftToday} as left`);
    throw new Refusal("students_shown_limit", { retryAfter: rows[0]?.left ?? 1 });
  });
}

async function readShown(tx: Tx, { teacherId, students }: Showing): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select student_id as id from shown_students
    where teacher_id = ${teacherId}::uuid and day = ${today} and student_id = any(${sql.param(students)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

/** A teacher's calls queue on the account's lock, so that parallel ones cannot exceed the limit. */
async function addShown(tx: Tx, { teacherId, students }: Showing): Promise<void> {
  await tx.execute(sql`select from accounts where id = ${teacherId}::uuid for no key update`);
  await tx.execute(sql`
    with today as (select student_id from shown_students where teacher_id = ${teacherId}::uuid and day = ${today})
    insert into shown_students (teacher_id, day, student_id)
    select ${teacherId}::uuid, ${today}, asked.id
    from unnest(${sql.param(students)}::uuid[]) with ordinality as asked (id, place)
    where asked.id not in (select student_id from today)
    order by asked.place
    limit greatest(0, ${studentsPerDay.shown} - (select count(*) from today))`);
}
