/** Verifies a waiting document (R4.3): a trigger updates the teacher's badge, and the teacher is notified. */
import { eq, sql } from "drizzle-orm";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { documents } from "#server/db/schema/teachers.ts";
import { notify } from "#server/notifications/notify.ts";
import { keepDocument, lockWaitingDocument } from "./document-state.ts";

export async function verifyDocument(tx: Tx, jobs: Mailing, by: Officer, id: string): Promise<void> {
  const found = await lockWaitingDocument(tx, id);
  const [verified = found] = await tx
    .update(documents)
    .set({ verifiedAt: sql`now()`, decidedBy: by.adminId })
    .where(eq(documents.id, id))
    .returning();
  await recordAct(tx, {
    by,
    act: "verify_document",
    subjectId: id,
    before: keepDocument(found),
    after: keepDocument(verified),
  });
  await notify(tx, jobs, {
    to: found.teacherId,
    kind: "document_verified",
    params: { documentId: id, documentType: found.type },
  });
}
