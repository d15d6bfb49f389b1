/** Locks a lesson of one of its two people together with both, so that decisions use current state (R13.4). */
import { and, eq } from "drizzle-orm";
import { type LessonAct, mayAct } from "#contract/lesson-states.ts";
import type { Tx } from "#server/db/client.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import { Refusal } from "#server/refusal.ts";
import type { Party } from "#server/relations/party.ts";
import { lockPair, lockPeople } from "./lock-pair.ts";

export type LessonRow = typeof lessons.$inferSelect;

/** Planning needs an active relation; past lessons may be settled after its end. */
const planned: readonly LessonAct[] = ["pick", "move"];

/** Refuses unless the table of states lets this side do it now. */
export async function lockLesson(tx: Tx, me: Party, id: string, act: LessonAct): Promise<LessonRow> {
  const mine = me.role === "student" ? lessons.studentId : lessons.teacherId;
  const which = and(eq(lessons.id, id), eq(mine, me.id));
  const [found] = await tx.select().from(lessons).where(which);
  if (found === undefined) throw new Refusal("not_found");
  if (planned.includes(act)) await lockPair(tx, me, found.relationId);
  else await lockPeople(tx, found);
  const [locked] = await tx.select().from(lessons).where(which).for("update");
  if (locked === undefined || !mayAct(act, locked, me.role, new Date())) throw new Refusal("lesson_settled");
  return locked;
}
