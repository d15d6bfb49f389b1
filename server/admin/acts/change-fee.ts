/** Sets the state of a connection's fee (R1.3): paid, waived or refunded, along its transition table. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { type FeeState, feeActTo, feeTransitions } from "#contract/guarantee-states.ts";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordGraveAct } from "#server/admin/record-grave-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { feeEntries as fees } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";

type Change = { id: string; state: Exclude<FeeState, "due">; note: string | null };

export async function changeFee(tx: Tx, jobs: Mailing, by: Officer, { id, state, note }: Change): Promise<void> {
  const act = feeActTo(state);
  if (act === undefined) throw new Refusal("conflict");
  const [found] = await tx.select().from(fees).where(eq(fees.id, id)).for("update");
  if (found === undefined) throw new Refusal("not_found");
  const { from, to } = feeTransitions[act];
  const [changed] = await tx
    .update(fees)
    .set({ state: to, stateChangedAt: sql`now()`, stateChangedBy: by.adminId, ...(note !== null && { note }) })
    .where(and(eq(fees.id, id), inArray(fees.state, from)))
    .returning();
  if (changed === undefined)
    throw await alreadyDecided(tx, { adminId: found.stateChangedBy, at: found.stateChangedAt });
  const snapshot = ({ state, note }: typeof found) => ({ state, note });
  await recordGraveAct(tx, jobs, {
    by,
    act: `${act}_fee`,
    subjectId: id,
    before: snapshot(found),
    after: snapshot(changed),
  });
}
