/** Writes rows and files of one moment into a folder: every table by COPY in one snapshot, then the files that its rows name. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type FileStore, isKey } from "#server/gateways/file-key.ts";
import { SetupError } from "#server/settings/settings.ts";
import { copyOut, listTables, type Table } from "./list-tables.ts";
import { filePath, type Manifest, manifestName, tablePath } from "./manifest.ts";

/** A new file, flushed to disk, readable by its owner alone. */
const closed = { flag: "wx", mode: 0o600, flush: true } as const;

type Parts = { url: string; files: FileStore; folder: string };

export async function writeBackup({ url, files, folder }: Parts): Promise<Manifest> {
  await openFolder(folder);
  const client = new pg.Client({ connectionString: url, application_name: "nukkad backup" });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const { rows: moment } = await client.query<{ at: Date }>("select now() as at");
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(client, table, folder));
    const written: Manifest = {
      version: 1,
      at: (moment[0]?.at ?? new Date()).toISOString(),
      migrations: await readMigrations(client),
      tables,
      sequences: await readSequences(client),
      ...(await writeFiles(client, files, folder)),
    };
    await client.query("commit");
    await writeManifest(folder, written);
    return written;
  } finally {
    await client.end();
  }
}

/** Closed to other users, since it holds all data. */
async function openFolder(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new SetupError(`${folder} is not empty: name a new folder, nothing is overwritten.`);
  for (const part of [folder, join(folder, "tables"), join(folder, "files")])
    await mkdir(part, { recursive: true, mode: 0o700 });
}

async function writeTable(client: pg.Client, table: Table, folder: string): Promise<Manifest["tables"][number]> {
  const stream = client.query(copyTo(copyOut(table)));
  const sha256 = await writeHashed(stream, tablePath(folder, table.name));
  return { ...table, rows: stream.rowCount, sha256 };
}

async function writeHashed(bytes: NodeJS.ReadableStream, path: string): Promise<string> {
  const hash = createHash("sha256");
  const counted = new PassThrough().on("data", (part: Buffer) => hash.update(part));
  await pipeline(bytes, counted, createWriteStream(path, { ...closed, flags: closed.flag }));
  return hash.digest("hex");
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return rows.map(({ hash }) => hash);
}

async function readSequences(client: pg.Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%s.%s', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Every column that names a file has one of these names. */
async function listKeys(client: pg.Client): Promise<string[]> {
  const { rows: columns } = await client.query<{ statement: string }>(`
    select format('select %I as key from %I.%I where %I is not null', column_name, table_schema, table_name, column_name) as statement
    from information_schema.columns
    where table_schema = 'public' and column_name in ('photo_key', 'file_key', 'poster_key')`);
  const { rows } = await client.query<{ key: string }>(columns.map(({ statement }) => statement).join(" union "));
  return rows.map(({ key }) => key).filter(isKey);
}

/** A file removed since the snapshot (a replaced photo, an erased person) is listed as missing, not a failure. */
async function writeFiles(client: pg.Client, files: FileStore, folder: string) {
  const saved: Manifest["files"] = [];
  const missing: string[] = [];
  for (const key of await listKeys(client)) {
    const bytes = await files.read(key);
    if (bytes === null) {
      missing.push(key);
      continue;
    }
    await writeFile(filePath(folder, key), bytes, closed);
    saved.push({ key, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  return { files: saved, missing };
}

async function writeManifest(folder: string, written: Manifest): Promise<void> {
  const partial = join(folder, `${manifestName}.partial`);
  await writeFile(partial, JSON.stringify(written, null, 2), closed);
  await rename(partial, join(folder, manifestName));
}
