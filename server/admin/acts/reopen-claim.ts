/** Reopens a refused claim (R11.5): undoes the verdict and notifies the student; the claim is decided again. */
import type { Reasoned } from "#contract/schemas/office/office-fields.ts";
import { findStanding } from "#server/admin/find-standing.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordAct } from "#server/admin/record-act.ts";
import { undoVerdict } from "#server/admin/undo-verdict.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import { lockClaim, reopenRefused, restoreClaim } from "./claim-state.ts";

export async function reopenClaim(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason }: Reasoned & { id: string },
): Promise<void> {
  const found = await lockClaim(tx, id);
  if (found.claim.status !== "refused") throw new Refusal("conflict");
  const verdict = await findStanding(tx, "refuse_claim", id);
  if (verdict !== undefined) await undoVerdict(tx, jobs, { verdictId: verdict.id, adminId: by.adminId, words: reason });
  // Refused before verdicts existed: nobody was notified, so only the refusal is undone.
  else await reopenRefused(tx, id);
  await recordAct(tx, {
    by,
    act: "reopen_claim",
    subjectId: id,
    before: restoreClaim(found),
    after: restoreClaim(await lockClaim(tx, id)),
    details: { words: reason },
  });
}
