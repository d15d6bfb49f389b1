/** Ends a relation whose student is to get another teacher (R10.2), along the table of transitions. */
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { relations } from "#server/db/schema/relations.ts";
import type { NewNotification } from "#server/notifications/notify.ts";
import { moveRelations, notificationOf } from "./change-relation.ts";

/** Ends it as the student, who requested it; an already ended one is not changed. Returns the notification for the teacher. */
export async function endForReplacement(tx: Tx, relationId: string): Promise<NewNotification[]> {
  const [student] = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .innerJoin(relations, eq(relations.studentId, accounts.id))
    .where(eq(relations.id, relationId));
  if (student === undefined) return [];
  const by = { id: student.id, role: "student" } as const;
  const ended = await moveRelations(tx, { act: "end", by }, eq(relations.id, relationId));
  return ended.map(({ id, otherId }) => ({
    to: otherId,
    kind: notificationOf.end,
    params: { relationId: id },
    about: { name: student.name, active: false },
  }));
}
