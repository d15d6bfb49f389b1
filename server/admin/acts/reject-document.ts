/** Rejects a waiting document (R4.3), with a reason the teacher reads; undone, it waits as before. */
import { eq, sql } from "drizzle-orm";
import { notificationKinds } from "#contract/notification-kinds.ts";
import type { Reasoned } from "#contract/schemas/office/office-fields.ts";
import { giveVerdict } from "#server/admin/give-verdict.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import type { Officer, Undo } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { documents } from "#server/db/schema/teachers.ts";
import { keepDocument, lockWaitingDocument, putBackDocument } from "./document-state.ts";

/** Where the teacher continues. */
export const papersLink = notificationKinds.document_verified.link.teacher;

export async function rejectDocument(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason, rule }: Reasoned & { id: string },
): Promise<void> {
  const found = await lockWaitingDocument(tx, id);
  const [rejected = found] = await tx
    .update(documents)
    .set({ rejectedAt: sql`now()`, rejectionReason: reason, decidedBy: by.adminId })
    .where(eq(documents.id, id))
    .returning();
  await giveVerdict(tx, jobs, {
    by,
    act: "reject_document",
    subjectId: id,
    before: keepDocument(found),
    after: keepDocument(rejected),
    concernedId: found.teacherId,
    words: reason,
    rule,
    about: found.name,
    link: papersLink,
  });
}

export const undoReject: Undo = putBackDocument;
