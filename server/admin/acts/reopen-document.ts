/** Reopens a decided document (R11.5): a rejection is undone, a verification is withdrawn with a mail of its own. */
import { eq } from "drizzle-orm";
import type { Reasoned } from "#contract/schemas/office/office-fields.ts";
import { findStanding } from "#server/admin/find-standing.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordAct } from "#server/admin/record-act.ts";
import { undoVerdict } from "#server/admin/undo-verdict.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { documents } from "#server/db/schema/teachers.ts";
import { Refusal } from "#server/refusal.ts";
import { keepDocument, lockDocument } from "./document-state.ts";
import { withdrawVerification } from "./withdraw-verification.ts";

export async function reopenDocument(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason, rule }: Reasoned & { id: string },
): Promise<void> {
  const found = await lockDocument(tx, id);
  if (found.verifiedAt !== null) return withdrawVerification(tx, jobs, by, { found, reason, rule });
  if (found.rejectedAt === null) throw new Refusal("conflict");
  const verdict = await findStanding(tx, "reject_document", id);
  if (verdict !== undefined) await undoVerdict(tx, jobs, { verdictId: verdict.id, adminId: by.adminId, words: reason });
  // Rejected before verdicts existed: nobody was notified, so only the rejection is undone.
  else
    await tx
      .update(documents)
      .set({ rejectedAt: null, rejectionReason: null, decidedBy: null })
      .where(eq(documents.id, id));
  await recordAct(tx, {
    by,
    act: "reopen_document",
    subjectId: id,
    before: keepDocument(found),
    after: keepDocument(await lockDocument(tx, id)),
    details: { words: reason },
  });
}
