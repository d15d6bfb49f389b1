/** Submits changed addresses to search engines automatically (R11.3), batch after batch, unless an admin has switched it off. */
import { sql } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { indexNowRuns } from "#server/settings/tuning.ts";
import { notifiesItself } from "./notifies-itself.ts";
import { notifyBatch } from "./notify-batch.ts";

export async function notifyEngines(context: Pick<Context, "db" | "secret" | "settings">): Promise<void> {
  const { db } = context;
  if (await notifiesItself(db))
    for (let batches = 0; batches < indexNowRuns.batchesAtOnce; batches += 1)
      if (!(await notifyBatch(context))?.isTaken) break;
  await db.execute(sql`
    delete from indexnow_submissions where submitted_at < now() - ${`${indexNowRuns.keptFor} milliseconds`}::interval`);
}
