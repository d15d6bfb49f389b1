/** Opens a guarantee claim (R10.2): on a relation that is active or ended recently, one at a time. */
import { and, eq, sql } from "drizzle-orm";
import { isClaimable } from "#contract/guarantee.ts";
import type { ClaimKind } from "#contract/guarantee-states.ts";
import type { Tx } from "#server/db/client.ts";
import { guaranteeClaims, relations } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";

type Opening = { studentId: string; relationId: string; kind: ClaimKind; reason: string };

/** Returns the claim's id. */
export async function openClaim(tx: Tx, { studentId, relationId, kind, reason }: Opening): Promise<string> {
  // Locked, so that it does not change meanwhile.
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
    // The index guarantee_claims_open enforces one open claim.
    .onConflictDoNothing()
    .returning({ id: guaranteeClaims.id });
  if (made === undefined) throw new Refusal("claim_open");
  return made.id;
}
