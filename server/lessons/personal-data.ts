/**
 * Personal data of lessons (R10.3): in both sides' export; free text of an erased person is deleted, rows and sums stay for
 * the other side (R4.4).
 */
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { calendarFeeds, lessons, monthPayments } from "#server/db/schema/lessons.ts";
import type { Party } from "#server/relations/party.ts";

const ownOf = ({ id, role }: Party) => eq(role === "student" ? lessons.studentId : lessons.teacherId, id);

export async function collect(tx: Tx, person: Party) {
  const own = ownOf(person);
  const mine = await tx.query.lessons.findMany({
    columns: { teacherId: false, studentId: false },
    where: own,
    orderBy: [asc(lessons.startsAt)],
  });
  return {
    lessons: mine,
    monthPayments: await tx.query.monthPayments.findMany({
      where: inArray(monthPayments.relationId, tx.select({ id: lessons.relationId }).from(lessons).where(own)),
    }),
  };
}

export async function erase(tx: Tx, person: Party): Promise<void> {
  const own = ownOf(person);
  const { role } = person;
  await tx
    .update(lessons)
    .set(role === "teacher" ? { topic: null, homework: null } : { objection: null })
    .where(own);
  await tx
    .update(lessons)
    .set({ note: null })
    .where(and(own, eq(lessons.proposedBy, role)));
  await tx
    .update(lessons)
    .set({ cancelReason: null })
    .where(and(own, eq(lessons.cancelledBy, role), ne(sql`coalesce(${lessons.cancelReason}, '')`, "")));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, person.id));
}
