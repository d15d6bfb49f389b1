/**
 * Moves a relation along the table of transitions (R4.1, R4.5): one guarded update, with the fee entry and the notification
 * in its transaction.
 */
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { NotificationKind } from "#contract/notification-kinds.ts";
import { type PersonAct, relationTransitions, requesterFor } from "#contract/relation-states.ts";
import type { Tx } from "#server/db/client.ts";
import { relations } from "#server/db/schema/relations.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import { notify } from "#server/notifications/notify.ts";
import { isHere, notBlocked } from "#server/people/visibility.ts";
import { Refusal } from "#server/refusal.ts";
import { hasDeclaredAdult } from "./declared-adult.ts";
import { columnOf, otherRole, type Party } from "./party.ts";
import { waiveEarlyFees } from "./waive-early-fees.ts";
import { writeFeeEntry } from "./write-fee-entry.ts";

type Move = { act: PersonAct; by: Party; response?: string | null };
type Change = Move & { id: string; name: string };

/** The notification to the other side for each act. */
export const notificationOf: Record<PersonAct, NotificationKind> = {
  accept: "request_accepted",
  decline: "request_declined",
  withdraw: "request_withdrawn",
  end: "relation_ended",
};

const now = sql`now()`;

/** The columns each act writes beside the status. */
function marksOf({ act, by, response }: Move) {
  switch (act) {
    case "accept":
      return { answeredAt: now, activatedAt: now, response: response ?? null };
    case "decline":
      return { answeredAt: now, response: response ?? null };
    case "withdraw":
      return { answeredAt: now };
    case "end":
      return { endedAt: now, endedBy: by.role };
  }
}

/** Moves those of a person's relations that the table allows, filtered by `which`, and their fees with them. */
export async function moveRelations(tx: Tx, move: Move, which?: SQL): Promise<{ id: string; otherId: string }[]> {
  const { act, by } = move;
  const { from, to } = relationTransitions[act];
  const other = columnOf(otherRole(by.role));
  const requester = requesterFor(act, by.role);
  const moved = await tx
    .update(relations)
    .set({ status: to, ...marksOf(move) })
    .where(
      and(
        which,
        eq(columnOf(by.role), by.id),
        eq(relations.status, from),
        requester === null ? undefined : eq(relations.askedBy, requester),
        act === "accept" ? mayBegin(by, other) : undefined,
      ),
    )
    .returning({ id: relations.id, otherId: other });
  const ids = moved.map(({ id }) => id);
  if (to === "accepted") for (const id of ids) await writeFeeEntry(tx, id);
  if (to === "ended") await waiveEarlyFees(tx, ids);
  return moved;
}

export async function changeRelation(tx: Tx, jobs: Pick<Jobs, "send">, change: Change): Promise<void> {
  const { act, id, name } = change;
  const [changed] = await moveRelations(tx, change, eq(relations.id, id));
  if (changed === undefined) throw await explain(tx, change);
  const active = relationTransitions[act].to === "accepted";
  const about = { name, active };
  await notify(tx, jobs, { to: changed.otherId, kind: notificationOf[act], params: { relationId: id }, about });
}

const hasPhone = ({ id }: Party) =>
  sql<boolean>`exists (select from accounts a where a.id = ${id}::uuid and a.phone is not null)`;

/** Accepting requires (R4.2): not expired, a phone, a declared adult for the student, and an active other side. */
function mayBegin(by: Party, other: ReturnType<typeof columnOf>): SQL | undefined {
  return and(
    gt(relations.expiresAt, now),
    hasPhone(by),
    hasDeclaredAdult(sql`${relations}.student_id`),
    sql`exists (select 1 from accounts a where a.id = ${other} and ${isHere(sql`a`)})`,
    notBlocked(sql`${relations.studentId}`, sql`${relations.teacherId}`),
  );
}

async function explain(tx: Tx, { act, id, by }: Change): Promise<Refusal> {
  const [found] = await tx
    .select({
      status: relations.status,
      askedBy: relations.askedBy,
      inTime: sql<boolean>`${relations.expiresAt} > now()`,
      phone: hasPhone(by),
      declared: hasDeclaredAdult(sql`${relations}.student_id`),
    })
    .from(relations)
    .where(and(eq(relations.id, id), eq(columnOf(by.role), by.id)));
  if (found === undefined) return new Refusal("not_found");
  const open = found.status === "pending" && found.askedBy === requesterFor(act, by.role) && found.inTime;
  if (act !== "accept" || !open) return new Refusal("conflict");
  if (!found.phone) return new Refusal("phone_required");
  return new Refusal(found.declared ? "person_unavailable" : "adult_required");
}
