/** Records a grave act (money, suspension, export, setting; R11.4): refused unless the admin confirmed recently, and mailed to the others. */
import type { AdverseAct, GraveAct } from "#contract/office/acts.ts";
import type { Tx } from "#server/db/client.ts";
import { mailOtherAdmins } from "./mail-other-admins.ts";
import type { Mailing } from "./notify-concerned.ts";
import { type ActRecord, refuseUnconfirmed, writeAudit } from "./write-audit.ts";

export async function recordGraveAct(
  tx: Tx,
  jobs: Mailing,
  record: ActRecord<Exclude<GraveAct, AdverseAct>>,
): Promise<void> {
  refuseUnconfirmed(record.by);
  await writeAudit(tx, record);
  await mailOtherAdmins(tx, jobs, record);
}
