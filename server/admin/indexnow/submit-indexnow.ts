/** Submits changed pages to the operator's IndexNow service now (R11.3): one act of the admin, however many batches it takes. */
import { sql } from "drizzle-orm";
import type { Submission } from "#contract/indexnow.ts";
import { splitLanguage } from "#contract/language.ts";
import { recordAct } from "#server/admin/record-act.ts";
import type { Officer } from "#server/admin/write-audit.ts";
import type { Context } from "#server/context.ts";
import { Refusal } from "#server/refusal.ts";
import { type ChangedAddress, notifyBatch } from "#server/seo/notify-batch.ts";
import { indexNowRuns } from "#server/settings/tuning.ts";
import { listSubmissions } from "./read-indexnow.ts";

/** `urls`: these pages, whether they wait or not; absent: all that wait. Stops at the first batch the service rejects. */
export async function submitIndexNow(
  context: Pick<Context, "db" | "secret" | "settings">,
  by: Officer,
  urls: readonly string[] | undefined,
): Promise<Submission[]> {
  const { db, settings } = context;
  if (settings.indexNow.endpoint === undefined) throw new Refusal("indexnow_off");
  const paths = urls && [...new Set(urls.map((url) => splitLanguage(url).path))];
  if (paths !== undefined)
    await db.execute(sql`
      insert into indexnow_urls (url) select unnest(${sql.param(paths)}::text[]) on conflict do nothing`);
  const submitted: string[] = [];
  const taken: ChangedAddress["taken"] = async (tx, submissionId, urlCount) => {
    if (submitted.length > 0) return;
    const after = { urlCount, ...(paths && { paths: paths.length }) };
    await recordAct(tx, { by, act: "submit_indexnow", subjectId: submissionId, before: null, after });
  };
  while (submitted.length < indexNowRuns.batchesAtOnce) {
    const batch = await notifyBatch(context, { paths, adminId: by.adminId, taken });
    if (batch !== undefined) submitted.push(batch.id);
    if (!batch?.isTaken) break;
  }
  return listSubmissions(db, { limit: submitted.length + 1 }, submitted);
}
