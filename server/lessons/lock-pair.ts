/** The two people of an active relation, both held: what is planned for one of them waits for what is being planned (R13.4). */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { isActive, isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import type { Party } from "#server/relations/party.ts";

export type LessonPair = { relationId: string; studentId: string; teacherId: string };
/** Who acts, and what the other side is told they are called. */
export type Actor = Party & { name: string };

export const otherOf = ({ role }: Party, { studentId, teacherId }: LessonPair) =>
  role === "student" ? teacherId : studentId;

/** In the order of ids, as everywhere that two accounts are held. */
export async function lockPeople(tx: Tx, { studentId, teacherId }: LessonPair): Promise<void> {
  await tx.execute(
    sql`select from accounts where id in (${studentId}::uuid, ${teacherId}::uuid) order by id for no key update`,
  );
}

/** Another's relation is nobody's; one that is not active, or whose other side is away, has no lessons to come. */
export async function lockPair(tx: Tx, me: Party, relationId: string): Promise<LessonPair> {
  const mine = sql.identifier(`${me.role}_id`);
  const read = sql`
    select r.id as "relationId", r.student_id as "studentId", r.teacher_id as "teacherId",
      ${isActive(sql`r`)} and (select bool_and(${isHere(sql`a`)}) from accounts a
        where a.id in (r.student_id, r.teacher_id)) as active
    from relations r where r.id = ${relationId}::uuid and r.${mine} = ${me.id}::uuid`;
  const found = (await tx.execute<LessonPair & { active: boolean }>(read)).rows[0];
  if (found === undefined) throw new Refusal("not_found");
  await lockPeople(tx, found);
  // Read again: who ended it meanwhile held them too.
  const now = (await tx.execute<LessonPair & { active: boolean }>(read)).rows[0];
  if (now?.active !== true) throw new Refusal("lesson_inactive");
  const { studentId, teacherId } = found;
  return { relationId, studentId, teacherId };
}
