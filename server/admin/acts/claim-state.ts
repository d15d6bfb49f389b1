/** A guarantee claim for decisions (R10.2): lock it, snapshot it without its text, restore it. */
import { and, eq, sql } from "drizzle-orm";
import { claimTransitions } from "#contract/guarantee-states.ts";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import type { AuditValues } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { guaranteeClaims as claims, feeEntries, relations } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";

export type LockedClaim = {
  claim: typeof claims.$inferSelect;
  relation: typeof relations.$inferSelect;
  fee: typeof feeEntries.$inferSelect | undefined;
};

/** Lock the claim first, then what it is about. */
export async function lockClaim(tx: Tx, id: string): Promise<LockedClaim> {
  const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for("update");
  if (claim === undefined) throw new Refusal("not_found");
  const [relation] = await tx.select().from(relations).where(eq(relations.id, claim.relationId)).for("update");
  if (relation === undefined) throw new Refusal("not_found");
  const [fee] = await tx.select().from(feeEntries).where(eq(feeEntries.relationId, relation.id)).for("update");
  return { claim, relation, fee };
}

export async function lockOpenClaim(tx: Tx, id: string): Promise<LockedClaim> {
  const locked = await lockClaim(tx, id);
  const { status, decidedBy, decidedAt } = locked.claim;
  if (status !== claimTransitions.grant.from) throw await alreadyDecided(tx, { adminId: decidedBy, at: decidedAt });
  return locked;
}

export function restoreClaim({ claim, relation, fee }: LockedClaim): AuditValues {
  return { status: claim.status, relationStatus: relation.status, feeState: fee?.state ?? null };
}

/** A refused claim waits again, unless the student has opened another one meanwhile. */
export async function reopenRefused(tx: Tx, id: string): Promise<AuditValues> {
  const { from, to } = claimTransitions.reopen;
  await tx
    .update(claims)
    .set({ status: to, decision: null, decidedAt: null, decidedBy: null })
    .where(
      and(
        eq(claims.id, id),
        eq(claims.status, from),
        sql`not exists (select from guarantee_claims other
          where other.relation_id = ${claims}.relation_id and other.status = 'open')`,
      ),
    );
  return restoreClaim(await lockClaim(tx, id));
}
