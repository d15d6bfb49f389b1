/** A student claims the guarantee (R10.2): on a relation that is active or ended a short while ago, one at a time. */
import { and, eq, sql } from "drizzle-orm";
import { isClaimable } from "#contract/guarantee.ts";
import type { ClaimKind } from "#contract/guarantee-states.ts";
import type { Tx } from "#server/db/client.ts";
import { guaranteeClaims, relations } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";

type Opening = { studentId: string; relationId: string; kind: ClaimKind; reason: string };

/** Gives the claim's id. */
export async function openClaim(tx: Tx, { studentId, relationId, kind, reason }: Opening): Promise<string> {
  // Held, so that it is not decided about while it ends.
  const [relation] = await tx
    .select({ status: relations.status, endedAt: relations.endedAt, now: sql<string>`now()` })
    .from(relations)
    .where(and(eq(relations.id, relationId), eq(relations.studentId, studentId)))
    .for("share");
  if (relation === undefined) throw new Refusal("not_found");
  const { status, endedAt, now } = relation;
  if (!isClaimable({ status, endedAt: endedAt?.toISOString() ?? null }, new Date(now)))
    throw new Refusal(status === "ended" ? "claim_too_late" : "conflict");
  const [made] = await tx
    .insert(guaranteeClaims)
    .values({ relationId, kind, reason })
    // The index guarantee_claims_open has the last word.
    .onConflictDoNothing()
    .returning({ id: guaranteeClaims.id });
  if (made === undefined) throw new Refusal("claim_open");
  return made.id;
}
