/** A teacher's week as a JSON subquery: Monday first, "HH:MM". */
import { type SQL, sql } from "drizzle-orm";
import { days } from "#contract/vocabulary.ts";

const order = sql.raw(`array[${days.map((day) => `'${day}'`).join(", ")}]`);

export function slotsSql(teacherId: SQL): SQL {
  return sql`(
    select coalesce(json_agg(
      json_build_object('day', s.day, 'startTime', left(s.start_time::text, 5), 'endTime', left(s.end_time::text, 5))
      order by array_position(${order}, s.day), s.start_time), '[]')
    from availability_slots s where s.teacher_id = ${teacherId})`;
}
