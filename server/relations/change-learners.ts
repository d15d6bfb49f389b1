/** Changes the learners of a relation (R13.8) while it is open: a brother joins, a sister stops. */
import { and, eq, sql } from "drizzle-orm";
import { openStatuses } from "#contract/relation-states.ts";
import type { Tx } from "#server/db/client.ts";
import { relations } from "#server/db/schema/relations.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { refuseUnlessOfFamily } from "#server/people/learners.ts";
import { Refusal } from "#server/refusal.ts";

type Change = { id: string; by: { id: string; name: string }; learnerIds: string[] };

export async function changeLearners(tx: Tx, jobs: Pick<Jobs, "send">, { id, by, learnerIds }: Change): Promise<void> {
  const mine = and(eq(relations.id, id), eq(relations.studentId, by.id));
  const [found] = await tx.select().from(relations).where(mine).for("update");
  if (found === undefined) throw new Refusal("not_found");
  if (!openStatuses.some((open) => open === found.status)) throw new Refusal("conflict");
  await refuseUnlessOfFamily(tx, by.id, learnerIds);
  await tx.update(relations).set({ learnerIds }).where(mine);
  const before = found.learnerIds.length === 0 ? [by.id] : found.learnerIds;
  const isOther = before.length !== learnerIds.length || learnerIds.some((learner) => !before.includes(learner));
  if (found.status === "accepted" && isOther && !(await waitsToBeRead(tx, found)))
    await notify(tx, jobs, {
      to: found.teacherId,
      kind: "learners_changed",
      params: { relationId: id },
      about: { name: by.name, active: true },
    });
}

/** Repeated changes are notified once until read. */
async function waitsToBeRead(tx: Tx, { id, teacherId }: { id: string; teacherId: string }): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from notifications
    where account_id = ${teacherId}::uuid and kind = 'learners_changed' and params->>'relationId' = ${id} and read_at is null`);
  return rows.length > 0;
}
