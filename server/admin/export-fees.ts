/** The fees of a month as a table (R11.1): the connections made that month, and their state; the export itself is an act. */
import { toRupees } from "#contract/paise.ts";
import { dayOf } from "#contract/time-zone.ts";
import type { Tx } from "#server/db/client.ts";
import { writeCsv } from "#server/http/write-csv.ts";
import { listFeesOfMonth } from "./list-fees.ts";
import type { Mailing } from "./notify-concerned.ts";
import { recordGraveAct } from "./record-grave-act.ts";
import type { Officer } from "./write-audit.ts";

/** Column names for accounting programs; not texts of a page. */
const head = ["day", "reference", "student", "teacher", "amount", "currency", "state", "state_since", "note"];

export async function exportFees(tx: Tx, jobs: Mailing, by: Officer, month: string): Promise<string> {
  const fees = await listFeesOfMonth(tx, month);
  await recordGraveAct(tx, jobs, {
    by,
    act: "export_fees",
    subjectId: null,
    before: null,
    after: null,
    details: { month, entries: fees.length },
  });
  return writeCsv([
    head,
    ...fees
      .toReversed()
      .map((fee) => [
        dayOf(new Date(fee.createdAt)),
        fee.relationId,
        fee.student.name,
        fee.teacher.name,
        toRupees(fee.amount),
        fee.currency,
        fee.state,
        dayOf(new Date(fee.stateChangedAt)),
        fee.note ?? "",
      ]),
  ]);
}
