/** Reopens a decided report (R11.5): whoever was notified of the decision is notified that it is withdrawn. */
import { eq } from "drizzle-orm";
import { findStanding } from "#server/admin/find-standing.ts";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { takeBack } from "#server/admin/revert-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { reports } from "#server/db/schema/relations.ts";
import { Refusal } from "#server/refusal.ts";
import { keepReport, waiting } from "./decide-report.ts";

export async function reopenReport(
  tx: Tx,
  jobs: Mailing,
  by: Officer,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const [found] = await tx.select().from(reports).where(eq(reports.id, id)).for("update");
  if (found === undefined) throw new Refusal("not_found");
  if (found.status === "open") throw new Refusal("conflict");
  const warned = await findStanding(tx, "warn_person", id);
  await takeBack(tx, jobs, by, {
    act: warned === undefined ? "dismiss_report" : "warn_person",
    as: "reopen_report",
    subjectId: id,
    found: keepReport(found),
    plain: waiting,
    words: reason,
  });
}
