/** Waives the fee of a relation that ends in its first days (R10.2); a fee already paid is refunded through a claim. */
import { and, inArray, sql } from "drizzle-orm";
import { feeTransitions } from "#contract/guarantee-states.ts";
import { guarantee } from "#contract/limits.ts";
import type { Tx } from "#server/db/client.ts";
import { feeEntries, relations } from "#server/db/schema/relations.ts";

/** `ended`: ids of relations that have just ended. */
export async function waiveEarlyFees(tx: Tx, ended: string[]): Promise<void> {
  if (ended.length === 0) return;
  const { from, to } = feeTransitions.waive;
  const early = tx
    .select({ id: relations.id })
    .from(relations)
    .where(
      and(
        inArray(relations.id, ended),
        sql`${relations.endedAt} <= ${relations.activatedAt} + make_interval(secs => ${guarantee.waivedWithin / 1000})`,
      ),
    );
  await tx
    .update(feeEntries)
    .set({ state: to, stateChangedAt: sql`now()` })
    .where(and(inArray(feeEntries.relationId, early), inArray(feeEntries.state, from)));
}
