/** Changed addresses are told to search engines in batches (R11.3): who waits is taken together, and waits again when nobody took it. */
import { hkdfSync } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { addressIn } from "#contract/language.ts";
import { languages } from "#contract/languages.ts";
import { indexNow } from "#contract/limits.ts";
import type { Context } from "#server/context.ts";
import type { Db } from "#server/db/client.ts";
import { tellIndexNow } from "#server/gateways/indexnow.ts";

/** By which a service knows that it is us who speak: at /<key>.txt. Not secret, but not to be guessed. */
export function indexNowKey({ secret, settings }: Pick<Context, "secret" | "settings">): string {
  return settings.indexNow.key ?? Buffer.from(hkdfSync("sha256", secret, "", "indexnow key", 16)).toString("hex");
}

export function serveIndexNowKey(app: FastifyInstance, context: Pick<Context, "secret" | "settings">): void {
  const key = indexNowKey(context);
  app.get(`/${key}.txt`, async (_request, reply) => reply.type("text/plain; charset=utf-8").send(key));
}

type Batch = { id: string; paths: string[] };

/** One batch, so many addresses as a service takes at once; undefined when nothing waits. */
async function takeBatch(db: Db): Promise<Batch | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; url: string }>(sql`
      select id, url from indexnow_urls where submission_id is null
      order by queued_at limit ${Math.floor(indexNow.batch / languages.length)} for update skip locked`);
    if (rows.length === 0) return undefined;
    const submitted = await tx.execute<{ id: string }>(sql`
      insert into indexnow_submissions (url_count) values (${rows.length * languages.length}) returning id`);
    const id = submitted.rows[0]?.id ?? "";
    const ids = sql.param(rows.map((row) => row.id));
    await tx.execute(sql`update indexnow_urls set submission_id = ${id}::uuid where id = any(${ids}::uuid[])`);
    return { id, paths: rows.map(({ url }) => url) };
  });
}

/** Of a batch that was not taken: its addresses wait again, unless they changed meanwhile and wait already. */
async function putBack(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    with again as (
      insert into indexnow_urls (url) select url from indexnow_urls where submission_id = ${id}::uuid
      on conflict do nothing
    )
    delete from indexnow_urls where submission_id = ${id}::uuid`);
}

export async function tellEngines({
  db,
  secret,
  settings,
}: Pick<Context, "db" | "secret" | "settings">): Promise<void> {
  const { endpoint } = settings.indexNow;
  if (endpoint === undefined) return;
  const key = indexNowKey({ secret, settings });
  for (let told = 0; told < indexNow.batchesAtOnce; told += 1) {
    const batch = await takeBatch(db);
    if (batch === undefined) break;
    const addresses = batch.paths.flatMap((path) =>
      languages.map((language) => settings.origin + addressIn(language, path)),
    );
    const { statusCode, failure } = await tellIndexNow(endpoint, { origin: settings.origin, key, addresses });
    await db.execute(sql`
      update indexnow_submissions set status_code = ${statusCode}, failure = ${failure} where id = ${batch.id}::uuid`);
    if (statusCode === 200 || statusCode === 202) continue;
    await putBack(db, batch.id);
    break;
  }
  await db.execute(sql`
    delete from indexnow_submissions where submitted_at < now() - ${`${indexNow.keptFor} milliseconds`}::interval`);
}
