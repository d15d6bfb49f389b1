/** Records an act of the office that is against nobody and not grave (R11.4): once, in the transaction of its change. Others use giveVerdict and recordGraveAct. */
import type { PlainAct } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { type ActRecord, writeAudit } from "./write-audit.ts";

export function recordAct(tx: Tx, record: ActRecord<PlainAct>): Promise<void> {
  return writeAudit(tx, record);
}
