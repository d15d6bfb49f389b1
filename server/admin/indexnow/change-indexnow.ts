/** Switches automatic IndexNow submission on or off (R11.3); a call that changes nothing is not logged. */
import { sql } from "drizzle-orm";
import type { Mailing } from "#server/admin/notify-concerned.ts";
import { recordGraveAct } from "#server/admin/record-grave-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Tx } from "#server/db/client.ts";
import { officeSettings } from "#server/db/schema/admin.ts";
import { automaticKey, notifiesItself } from "#server/seo/notifies-itself.ts";

export async function changeIndexNow(tx: Tx, jobs: Mailing, by: Officer, automatic: boolean): Promise<void> {
  await tx.execute(sql`lock table office_settings in share row exclusive mode`);
  const before = await notifiesItself(tx);
  if (before === automatic) return;
  const changed = { value: automatic, changedBy: by.adminId, changedAt: sql`now()` };
  await tx
    .insert(officeSettings)
    .values({ key: automaticKey, ...changed })
    .onConflictDoUpdate({ target: officeSettings.key, set: changed });
  await recordGraveAct(tx, jobs, {
    by,
    act: "set_indexnow",
    subjectId: automaticKey,
    before: { automatic: before },
    after: { automatic },
  });
}
