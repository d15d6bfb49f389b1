/** A teacher's document for decisions (R4.3): lock it, snapshot it without names, restore it. */
import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { alreadyDecided } from "#server/admin/already-decided.ts";
import type { AuditValues } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { documents } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";
import { storedMoment } from "./stored-moment.ts";

type Document = typeof documents.$inferSelect;

/** Lock the account before the document, as a profile edit does: no deadlock. */
export async function lockDocument(tx: Tx, id: string): Promise<Document> {
  const owner = tx.select({ id: documents.teacherId }).from(documents).where(eq(documents.id, id));
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, owner)).for("share");
  const [document] = await tx.select().from(documents).where(eq(documents.id, id)).for("update");
  if (document === undefined) throw new Refusal("not_found");
  return document;
}

export async function lockWaitingDocument(tx: Tx, id: string): Promise<Document> {
  const document = await lockDocument(tx, id);
  const at = document.verifiedAt ?? document.rejectedAt;
  if (at !== null) throw await alreadyDecided(tx, { adminId: document.decidedBy, at });
  return document;
}

/** A document proves a name. The audit log never forgets, so it stores only enough of a hash to recognise the same name. */
const hashName = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 8);

export function keepDocument({
  verifiedAt,
  verifiedName,
  rejectedAt,
  rejectionReason,
  decidedBy,
}: Document): AuditValues {
  const nameHash = verifiedAt === null || verifiedName === null ? null : hashName(verifiedName);
  return { verifiedAt, nameHash, rejectedAt, rejectionReason, decidedBy };
}

const documentSnapshot = z.object({
  verifiedAt: storedMoment,
  nameHash: z.nullable(z.string()),
  rejectedAt: storedMoment,
  rejectionReason: z.nullable(z.string()),
  decidedBy: z.nullable(z.uuid()),
});

/** A restored verification counts only for the name it was given to; otherwise the document waits. */
export async function putBackDocument(tx: Tx, id: string, before: AuditValues): Promise<AuditValues> {
  const { teacherId, type } = await lockDocument(tx, id);
  const { nameHash, verifiedAt, ...kept } = z.parse(documentSnapshot, before);
  const [owner] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, teacherId));
  const holds = type !== "identity" || nameHash === null || nameHash === hashName(owner?.name ?? "");
  const [after] = await tx
    .update(documents)
    .set({ ...kept, verifiedAt: holds ? verifiedAt : null })
    .where(eq(documents.id, id))
    .returning();
  return after === undefined ? {} : keepDocument(after);
}
