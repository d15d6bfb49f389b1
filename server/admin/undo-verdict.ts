/** Undoes a verdict (R11.5), once, and notifies the person: by an admin's own withdrawal or because an appeal was granted. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { isAdverse } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { verdicts } from "#server/db/schema/admin.ts";
import { type Mailing, notifyConcerned } from "./notify-concerned.ts";
import { undoActs } from "./undo-acts.ts";
import type { AuditValues } from "./write-audit.ts";

type Undoing = { verdictId: string; adminId: string; words: string | null };

/** Returns the restored state; null when it was undone before. */
export async function undoVerdict(
  tx: Tx,
  jobs: Mailing,
  { verdictId, adminId, words }: Undoing,
): Promise<AuditValues | null> {
  const [verdict] = await tx
    .update(verdicts)
    .set({ undoneAt: sql`now()`, undoneBy: adminId })
    .where(and(eq(verdicts.id, verdictId), isNull(verdicts.undoneAt)))
    .returning();
  if (verdict === undefined) return null;
  const { act, subjectId, before, concernedId } = verdict;
  // An act unknown to this version has nothing to restore.
  if (!isAdverse(act)) return {};
  const after = await undoActs[act](tx, subjectId, before);
  if (concernedId !== null)
    await notifyConcerned(tx, jobs, {
      concernedId,
      kind: "verdict_undone",
      act,
      verdictId,
      letter: (addressed) => ({ kind: "verdict_undone", ...addressed, params: { act, words } }),
    });
  return after;
}
