/** The manifest of a backup folder; it is written last, so a folder without one is no backup. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { SetupError } from "#server/settings/settings.ts";

export const manifestName = "backup.json";

const sum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const manifest = z.object({
  /** Format version; another one is not read. */
  version: z.literal(1),
  /** When the snapshot was taken. */
  at: z.iso.datetime(),
  /** Hashes of the database's applied migrations, in order. */
  migrations: z.array(z.string()),
  /** In the order in which they can be filled: referenced tables first. */
  tables: z.array(
    z.object({
      name: z.string().check(z.regex(/^[a-z0-9_]+\.[a-z0-9_]+$/)),
      columns: z.array(z.string().check(z.regex(/^[a-z0-9_]+$/))),
      rows: z.int(),
      sha256: sum,
    }),
  ),
  /** The last value of each sequence. */
  sequences: z.record(z.string().check(z.regex(/^[a-z0-9_]+\.[a-z0-9_]+$/)), z.string().check(z.regex(/^\d+$/))),
  /** Keys that rows name and that were not in the file store. */
  missing: z.array(z.string()),
  files: z.array(z.object({ key: z.string().check(z.regex(/^[a-z0-9.-]+$/)), sha256: sum })),
});
export type Manifest = z.output<typeof manifest>;

export const tablePath = (folder: string, table: string) => join(folder, "tables", `${table}.copy`);
export const filePath = (folder: string, key: string) => join(folder, "files", key);

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => {
    throw new SetupError(`${folder} holds no backup: there is no ${manifestName} in it.`);
  });
  const read = z.safeParse(manifest, parse(text));
  if (!read.success) throw new SetupError(`${join(folder, manifestName)} cannot be read: nothing was restored.`);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Verifies all hashes before anything is written, so that a damaged backup is not half restored. */
export async function refuseDamaged(folder: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...tables.map(({ name, sha256 }) => ({ path: tablePath(folder, name), sha256 })),
    ...files.map(({ key, sha256 }) => ({ path: filePath(folder, key), sha256 })),
  ];
  for (const { path, sha256 } of parts)
    if ((await sumOf(path).catch(() => undefined)) !== sha256)
      throw new SetupError(`${path} is missing or not what was written: nothing was restored.`);
}
