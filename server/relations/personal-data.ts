/**
 * Personal data between two people (R10.3), of the other side only what is visible anyway; free text is erased (R4.4), rows
 * stay for the other side.
 */
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { feeEntries, guaranteeClaims, relations } from "#server/db/schema/relations.ts";
import { studentView, teacherView } from "./list-relations.ts";
import { columnOf, type Party } from "./party.ts";

const all = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };
/** A child's photo is not exported to the other side. */
const noPhoto = () => null;

export async function collect(tx: Tx, { id, role, language }: Party & { language: Language }) {
  const own = eq(columnOf(role), id);
  const ofOwn = (column: typeof feeEntries.relationId | typeof guaranteeClaims.relationId): SQL =>
    inArray(column, tx.select({ id: relations.id }).from(relations).where(own));
  const view = role === "student" ? studentView : teacherView(noPhoto);
  return {
    relations: (await view.select(tx, own, { ...all, language })).items,
    fees: await tx.query.feeEntries.findMany({
      columns: {
        id: true,
        relationId: true,
        amount: true,
        currency: true,
        state: true,
        createdAt: true,
        stateChangedAt: true,
        note: true,
      },
      where: ofOwn(feeEntries.relationId),
    }),
    claims: await collectClaims(tx, role, ofOwn(guaranteeClaims.relationId)),
  };
}

/** The teacher sees that there is a claim, not its text (R10.2). */
function collectClaims(tx: Tx, role: MemberRole, where: SQL) {
  const shared = { id: true, relationId: true, kind: true, status: true, decidedAt: true, createdAt: true } as const;
  const columns = role === "student" ? { ...shared, reason: true, decision: true } : shared;
  return tx.query.guaranteeClaims.findMany({ columns, where });
}

export async function erase(tx: Tx, { id, role }: Party): Promise<void> {
  const own = eq(columnOf(role), id);
  await tx
    .update(relations)
    .set({
      message: sql`case when ${relations.askedBy} = ${role} then null else ${relations.message} end`,
      response: sql`case when ${relations.askedBy} = ${role} then ${relations.response} end`,
    })
    .where(own);
  if (role === "teacher") return;
  const ofOwn = tx.select({ id: relations.id }).from(relations).where(own);
  // The admin may have named the family.
  const decision = sql`case when ${guaranteeClaims.decision} is not null then '' end`;
  await tx.update(guaranteeClaims).set({ reason: "", decision }).where(inArray(guaranteeClaims.relationId, ofOwn));
  await tx.update(feeEntries).set({ note: null }).where(inArray(feeEntries.relationId, ofOwn));
}
