/** Reads claims for their student: the own text, the answer, and the promised date of one (R10.2). */
import { desc, eq, inArray, type SQL } from "drizzle-orm";
import { answerBy, type Claim } from "#contract/guarantee.ts";
import { limitAndOffset, type Paging } from "#contract/paging.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { guaranteeClaims as claims, relations } from "#server/db/schema/relations.ts";
import { teachers } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";

async function selectClaims(tx: Tx, where: SQL | undefined, paging: Paging): Promise<Claim[]> {
  const { limit, offset } = limitAndOffset(paging);
  const rows = await tx
    .select({ claim: claims, teacher: { id: accounts.id, name: accounts.name }, listed: teachers.listed })
    .from(claims)
    .innerJoin(relations, eq(relations.id, claims.relationId))
    .innerJoin(accounts, eq(accounts.id, relations.teacherId))
    .leftJoin(teachers, eq(teachers.accountId, relations.teacherId))
    .where(where)
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ claim, teacher, listed }) => ({
    id: claim.id,
    relationId: claim.relationId,
    kind: claim.kind,
    reason: claim.reason,
    status: claim.status,
    decision: claim.decision,
    createdAt: claim.createdAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
    answerBy: answerBy(claim.createdAt).toISOString(),
    teacher: { ...teacher, listed: listed ?? false },
  }));
}

export async function listClaims(
  tx: Tx,
  studentId: string,
  paging: Paging,
): Promise<{ items: Claim[]; total: number }> {
  const where = eq(relations.studentId, studentId);
  const mine = tx.select({ id: relations.id }).from(relations).where(where);
  const total = await tx.$count(claims, inArray(claims.relationId, mine));
  return { items: await selectClaims(tx, where, paging), total };
}

export async function readClaim(tx: Tx, id: string): Promise<Claim> {
  const [found] = await selectClaims(tx, eq(claims.id, id), { limit: 1 });
  if (found === undefined) throw new Refusal("not_found");
  return found;
}
