/** npm run reset: empties the data folder, unless a server is running in it. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { startEmbedded } from "#server/db/embedded.ts";
import { findPostmaster } from "#server/db/embedded-postmaster.ts";
import { readSettings, SetupError } from "#server/settings/settings.ts";

try {
  const { dataDir } = readSettings(process.env);
  await emptyFolder(dataDir);
  process.stdout.write(`${dataDir} is empty.\n`);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function emptyFolder(dataDir: string): Promise<void> {
  const contents = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (contents.length > 0 && basename(dataDir) !== ".data" && !contents.includes("postgres")) {
    throw new SetupError(`${dataDir} does not look like a data folder of Nukkad: nothing was removed.`);
  }
  // Takes over a PostgreSQL that was left behind; fails while its server lives.
  if (findPostmaster(join(dataDir, "postgres"))) await (await startEmbedded({ dir: dataDir })).stop();
  for (const name of contents) rmSync(join(dataDir, name), { recursive: true, force: true });
}
