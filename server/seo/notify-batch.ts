/** Submits a batch of changed addresses to the operator's IndexNow service (R11.3): the batch is claimed together, and waits again when the submission fails. */
import { sql } from "drizzle-orm";
import { addressIn } from "#contract/language.ts";
import { languages } from "#contract/languages.ts";
import { indexNow } from "#contract/limits.ts";
import type { Context } from "#server/context.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { notifyIndexNow } from "#server/gateways/indexnow.ts";
import { indexNowKey } from "./indexnow-key.ts";

export type ChangedAddress = {
  /** These alone, of the waiting ones; absent: the longest waiting. */
  paths?: readonly string[] | undefined;
  /** The admin who sends; absent: the job. */
  adminId?: string;
  /** Runs in the transaction that claims the batch. */
  taken?: (tx: Tx, submissionId: string, urlCount: number) => Promise<void>;
};

type Batch = { id: string; paths: string[] };
type Parts = Pick<Context, "db" | "secret" | "settings">;

/** A path is submitted in every language, all of them in one batch. */
const mostPaths = Math.floor(indexNow.batch / languages.length);

/** Undefined when nothing waits. */
async function takeBatch(db: Db, { paths, adminId, taken }: ChangedAddress): Promise<Batch | undefined> {
  const named = paths === undefined ? sql`true` : sql`url = any(${sql.param(paths)}::text[])`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; url: string }>(sql`
      select id, url from indexnow_urls where submission_id is null and ${named}
      order by queued_at limit ${mostPaths} for update skip locked`);
    if (rows.length === 0) return undefined;
    const urlCount = rows.length * languages.length;
    const submitted = await tx.execute<{ id: string }>(sql`
      insert into indexnow_submissions (url_count, submitted_by) values (${urlCount}, ${adminId ?? null}::uuid)
      returning id`);
    const id = submitted.rows[0]?.id ?? "";
    const ids = sql.param(rows.map((row) => row.id));
    await tx.execute(sql`update indexnow_urls set submission_id = ${id}::uuid where id = any(${ids}::uuid[])`);
    await taken?.(tx, id, urlCount);
    return { id, paths: rows.map(({ url }) => url) };
  });
}

/** After a failed batch its addresses wait again, unless they changed meanwhile and wait already. */
async function putBack(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    with again as (
      insert into indexnow_urls (url) select url from indexnow_urls where submission_id = ${id}::uuid
      on conflict do nothing
    )
    delete from indexnow_urls where submission_id = ${id}::uuid`);
}

/** Undefined when nothing waits or there is no service; else the submission, and whether the service accepted it. */
export async function notifyBatch(
  { db, secret, settings }: Parts,
  wanted: ChangedAddress = {},
): Promise<{ id: string; isTaken: boolean } | undefined> {
  const { endpoint } = settings.indexNow;
  const batch = endpoint === undefined ? undefined : await takeBatch(db, wanted);
  if (endpoint === undefined || batch === undefined) return undefined;
  const addresses = batch.paths.flatMap((path) =>
    languages.map((language) => settings.origin + addressIn(language, path)),
  );
  const key = indexNowKey({ secret, settings });
  const { statusCode, failure } = await notifyIndexNow(endpoint, { origin: settings.origin, key, addresses });
  await db.execute(sql`
    update indexnow_submissions set status_code = ${statusCode}, failure = ${failure} where id = ${batch.id}::uuid`);
  const isTaken = statusCode === 200 || statusCode === 202;
  if (!isTaken) await putBack(db, batch.id);
  return { id: batch.id, isTaken };
}
