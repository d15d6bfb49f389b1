/** Changed addresses are told to search engines by themselves (R11.3), batch after batch, unless an admin has switched it off. */
import { sql } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { indexNowRuns } from "#server/limits.ts";
import { tellBatch } from "./tell-batch.ts";
import { isToldByItself } from "./told-by-itself.ts";

export async function tellEngines(context: Pick<Context, "db" | "secret" | "settings">): Promise<void> {
  const { db } = context;
  if (await isToldByItself(db))
    for (let told = 0; told < indexNowRuns.batchesAtOnce; told += 1) if (!(await tellBatch(context))?.isTaken) break;
  await db.execute(sql`
    delete from indexnow_submissions where submitted_at < now() - ${`${indexNowRuns.keptFor} milliseconds`}::interval`);
}
