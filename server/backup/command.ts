/** `npm run backup -- <folder>` and `npm run restore -- <folder>` as a process. */
import { resolve } from "node:path";
import { borrowDatabase } from "#server/db/borrow-database.ts";
import { openFileStore } from "#server/gateways/file-store.ts";
import { readSettings, SetupError } from "#server/settings/settings.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** The file store logs why it failed. */
const log = { error: (details: object) => process.stderr.write(`${JSON.stringify(details)}\n`) };

function sumUp({ tables, files, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const without = missing.length === 0 ? "" : ` (${missing.length} that rows name were not there)`;
  return `${rows} rows of ${tables.length} tables and ${files.length} files${without}`;
}

async function run([verb, given, ...rest]: string[]): Promise<string> {
  if ((verb !== "backup" && verb !== "restore") || given === undefined || rest.length > 0)
    throw new SetupError("Usage:\n  npm run backup -- <new folder>\n  npm run restore -- <folder of a backup>");
  const folder = resolve(given);
  const files = await openFileStore(readSettings(process.env), log);
  return borrowDatabase(process.env, async (url) => {
    if (verb === "backup") return `${folder} holds ${sumUp(await writeBackup({ url, files, folder }))}.`;
    const manifest = await restoreBackup({ url, files, folder });
    return `${sumUp(manifest)} are back, as they were at ${manifest.at}.`;
  });
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
