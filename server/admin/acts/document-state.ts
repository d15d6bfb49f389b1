/** A teacher's document as decisions find and leave it (R4.3): held, remembered without naming anybody, and put back. */
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

/** The account before the document, as an edit of the profile does: so no two wait for each other. */
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

/** A paper proves a name, and what is remembered for good names nobody: enough of a hash to know the same name again. */
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

const keptDocument = z.object({
  verifiedAt: storedMoment,
  nameHash: z.nullable(z.string()),
  rejectedAt: storedMoment,
  rejectionReason: z.nullable(z.string()),
  decidedBy: z.nullable(z.uuid()),
});

/** What was verified is so again only for the name it was verified for; otherwise it waits. */
export async function putBackDocument(tx: Tx, id: string, before: AuditValues): Promise<AuditValues> {
  const { teacherId, type } = await lockDocument(tx, id);
  const { nameHash, verifiedAt, ...kept } = z.parse(keptDocument, before);
  const [owner] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, teacherId));
  const holds = type !== "identity" || nameHash === null || nameHash === hashName(owner?.name ?? "");
  const [after] = await tx
    .update(documents)
    .set({ ...kept, verifiedAt: holds ? verifiedAt : null })
    .where(eq(documents.id, id))
    .returning();
  return after === undefined ? {} : keepDocument(after);
}
