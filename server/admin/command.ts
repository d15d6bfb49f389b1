/** `npm run admin -- create <email> [--password-stdin]`: makes an administrator in the database of the settings, running or not. */
import { createInterface } from "node:readline";
import { createAdmin, makePassword } from "#server/admin/create-admin.ts";
import { openDatabase } from "#server/db/client.ts";
import { findEmbedded, startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { readSettings, SetupError } from "#server/settings.ts";

const usage = `Usage: npm run admin -- create <email> [--password-stdin]

Makes an administrator, who signs in with the role admin. The password is made up and shown once;
with --password-stdin it is the first line of standard input instead, so that no process list shows it.`;

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return "";
}

/** Beside a running server its database is used; otherwise the embedded one is started for the moment. */
async function openHouse(): Promise<{ url: string; leave: () => Promise<void> }> {
  const settings = readSettings(process.env);
  const running = settings.databaseUrl ?? (await findEmbedded(settings.dataDir));
  if (running !== undefined) return { url: running, leave: async () => {} };
  const embedded = await startEmbedded({ dir: settings.dataDir });
  return { url: embedded.url, leave: () => embedded.stop() };
}

async function run([verb, email, flag, ...rest]: string[]): Promise<void> {
  const known = flag === undefined || flag === "--password-stdin";
  if (verb !== "create" || email === undefined || !known || rest.length > 0) throw new SetupError(usage);
  const given = flag === undefined ? undefined : await readFirstLine();
  const { url, leave } = await openHouse();
  try {
    await migrateDatabase(url);
    const database = openDatabase(url, { max: 1 });
    const password = given ?? makePassword();
    const address = await createAdmin(database.db, { email, password }).finally(() => database.close());
    process.stdout.write(`${address} is an administrator now.\n`);
    if (given === undefined) process.stdout.write(`Password (shown once): ${password}\n`);
  } finally {
    await leave();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
});
