/** Withdraws the verification of a document (R4.3), so that it waits again; undone, it is verified as before. */
import { eq } from "drizzle-orm";
import type { Reasoned } from "#contract/schemas/office/office-fields.ts";
import { giveVerdict } from "#server/admin/give-verdict.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import type { Officer, Undo } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { documents } from "#server/db/schema/teachers.ts";
import { keepDocument, putBackDocument } from "./document-state.ts";
import { papersLink } from "./reject-document.ts";

type Document = typeof documents.$inferSelect;

/** The caller has locked the document. */
export async function withdrawVerification(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { found, reason, rule }: Reasoned & { found: Document },
): Promise<void> {
  const [waiting = found] = await tx
    .update(documents)
    .set({ verifiedAt: null, decidedBy: null })
    .where(eq(documents.id, found.id))
    .returning();
  await giveVerdict(tx, jobs, {
    by,
    act: "withdraw_verification",
    subjectId: found.id,
    before: keepDocument(found),
    after: keepDocument(waiting),
    concernedId: found.teacherId,
    words: reason,
    rule,
    about: found.name,
    link: papersLink,
  });
}

export const undoWithdrawal: Undo = putBackDocument;
