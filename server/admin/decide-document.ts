/** An admin's decision on a teacher's document (R4.3): verified or rejected with a reason; the teacher's own mark follows by trigger. */
import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { auditLog } from "#server/db/schema/admin.ts";
import { documents, teachers } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";

export type Decision = { verified: true } | { verified: false; reason: string };

/** What the admin is told. */
export type Decided = { name: string; type: string; teacher: string; teacherVerified: boolean };

/** May be decided anew: the last word counts. Written into the audit log in the same transaction (R11.4). */
export async function decideDocument(tx: Tx, adminId: string, id: string, decision: Decision): Promise<Decided> {
  await holdTeacher(tx, id);
  const [document] = await tx
    .update(documents)
    .set({
      verifiedAt: decision.verified ? sql`now()` : null,
      rejectedAt: decision.verified ? null : sql`now()`,
      rejectionReason: decision.verified ? null : decision.reason,
      decidedBy: adminId,
    })
    .where(eq(documents.id, id))
    .returning();
  if (document === undefined) throw new Refusal("not_found");
  await tx.insert(auditLog).values({
    adminId,
    act: decision.verified ? "verify_document" : "reject_document",
    subjectKind: "document",
    subjectId: id,
    details: { teacherId: document.teacherId, ...(!decision.verified && { reason: decision.reason }) },
  });
  const [teacher] = await tx
    .select({ name: accounts.name, verifiedAt: teachers.verifiedAt })
    .from(teachers)
    .innerJoin(accounts, eq(accounts.id, teachers.accountId))
    .where(eq(teachers.accountId, document.teacherId));
  const { name, type } = document;
  return { name, type, teacher: teacher?.name ?? "", teacherVerified: teacher?.verifiedAt != null };
}

/** The account before the document, as an edit of the profile does: so no two wait for each other. */
async function holdTeacher(tx: Tx, documentId: string): Promise<void> {
  const owner = tx.select({ id: documents.teacherId }).from(documents).where(eq(documents.id, documentId));
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, owner)).for("share");
}
