/** Locks the two people of an active relation: concurrent planning for either of them waits (R13.4). */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { isActive, isHere } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import type { Party } from "#server/relations/party.ts";

export type LessonPair = { relationId: string; studentId: string; teacherId: string };
/** Who acts, and their name as shown to the other side. */
export type Actor = Party & { name: string };

export const otherOf = ({ role }: Party, { studentId, teacherId }: LessonPair) =>
  role === "student" ? teacherId : studentId;

/** In the order of ids, as everywhere that two accounts are locked. */
export async function lockPeople(tx: Tx, { studentId, teacherId }: LessonPair): Promise<void> {
  await tx.execute(
    sql`select from accounts where id in (${studentId}::uuid, ${teacherId}::uuid) order by id for no key update`,
  );
}

/** Another's relation is not found; one that is not active, or whose other side is inactive, has no future lessons. */
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
  // Read again: a concurrent end of the relation had locked them too.
  const now = (await tx.execute<LessonPair & { active: boolean }>(read)).rows[0];
  if (now?.active !== true) throw new Refusal("lesson_inactive");
  const { studentId, teacherId } = found;
  return { relationId, studentId, teacherId };
}
