/** Restores a backup into an empty database and its file store: checked first, then all rows in one transaction. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { fileEndings } from "#contract/upload-forms.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import type { FileStore } from "#server/gateways/file-key.ts";
import { SetupError } from "#server/settings/settings.ts";
import { copyIn, emptyTables, jobsTable, listTables, switchRules } from "./list-tables.ts";
import { filePath, type Manifest, readManifest, refuseDamaged, tablePath } from "./manifest.ts";

type Parts = { url: string; files: FileStore; folder: string };

export async function restoreBackup({ url, files, folder }: Parts): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await refuseDamaged(folder, manifest);
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url, application_name: "nukkad restore" });
  await client.connect();
  try {
    await refuseOthers(client, manifest);
    // Files first: the sweep removes an unused file, but a missing one is lost.
    await restoreFiles(files, folder, manifest);
    await client.query("begin");
    await restoreRows(client, folder, manifest);
    await client.query("commit");
  } finally {
    await client.end();
  }
  return manifest;
}

async function refuseOthers(client: pg.Client, manifest: Manifest): Promise<void> {
  const { rows: people } = await client.query("select from accounts limit 1");
  if (people.length > 0) throw new SetupError("There are people in this database already: nothing is overwritten.");
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  const own = rows.map(({ hash }) => hash);
  if (own.join() !== manifest.migrations.join())
    throw new SetupError(
      `The backup was made by ${own.length < manifest.migrations.length ? "a newer" : "another"} version: restore it with the version that made it, then start this one.`,
    );
}

async function restoreRows(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const known = await listTables(client);
  const missing = tables.filter(({ name }) => !known.some((table) => table.name === name));
  if (missing.length > 0) throw new SetupError(`This version knows no ${missing.map(({ name }) => name).join(", ")}.`);
  const ours = tables.filter(({ name }) => name !== jobsTable);
  await client.query(emptyTables(tables));
  for (const table of ours) await client.query(switchRules(table, false));
  for (const table of tables)
    await pipeline(createReadStream(tablePath(folder, table.name)), client.query(copyFrom(copyIn(table))));
  for (const table of ours) await client.query(switchRules(table, true));
  for (const [name, last] of Object.entries(sequences)) await client.query("select setval($1, $2)", [name, last]);
}

const typeOf = (key: string) =>
  Object.entries(fileEndings).find(([, ending]) => key.endsWith(`.${ending}`))?.[0] ?? "application/octet-stream";

async function restoreFiles(files: FileStore, folder: string, manifest: Manifest): Promise<void> {
  for (const { key } of manifest.files) await files.put(key, await readFile(filePath(folder, key)), typeOf(key));
}
