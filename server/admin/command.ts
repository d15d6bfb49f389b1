/** `npm run admin -- <verb> ...`: what an operator does by command, in the database of the settings, running or not. */
import { createInterface } from "node:readline";
import { createAdmin, makePassword } from "#server/admin/create-admin.ts";
import { decideByCommand } from "#server/admin/decide-by-command.ts";
import { type Db, openDatabase } from "#server/db/client.ts";
import { findEmbedded, startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { readSettings, SetupError } from "#server/settings.ts";

const usage = `Usage:
  npm run admin -- create <email> [--password-stdin]
  npm run admin -- verify-document <id> [--by <admin email>]
  npm run admin -- reject-document <id> <reason> [--by <admin email>]

create makes an administrator, who signs in with the role admin. The password is made up and shown once;
with --password-stdin it is the first line of standard input instead, so that no process list shows it.
verify-document and reject-document decide on a teacher's document in the name of an administrator,
the first one unless --by names another.`;

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

async function inDatabase(act: (db: Db) => Promise<string>): Promise<void> {
  const { url, leave } = await openHouse();
  try {
    await migrateDatabase(url);
    const database = openDatabase(url, { max: 1 });
    const said = await act(database.db).finally(() => database.close());
    process.stdout.write(`${said}\n`);
  } finally {
    await leave();
  }
}

async function create([email, flag, ...rest]: string[]): Promise<void> {
  const known = flag === undefined || flag === "--password-stdin";
  if (email === undefined || !known || rest.length > 0) throw new SetupError(usage);
  const given = flag === undefined ? undefined : await readFirstLine();
  const password = given ?? makePassword();
  await inDatabase(async (db) => {
    const address = await createAdmin(db, { email, password });
    const shown = given === undefined ? `\nPassword (shown once): ${password}` : "";
    return `${address} is an administrator now.${shown}`;
  });
}

async function decide(verb: string, given: string[]): Promise<void> {
  const at = given.indexOf("--by");
  const by = at === -1 ? undefined : given[at + 1];
  const words = at === -1 ? given : given.toSpliced(at, 2);
  const [id, ...reason] = words;
  const verified = verb === "verify-document";
  const complete = verified ? reason.length === 0 : reason.join(" ").trim() !== "";
  if (id === undefined || !complete || (at !== -1 && by === undefined)) throw new SetupError(usage);
  const decision = verified ? { verified } : { verified, reason: reason.join(" ").trim() };
  await inDatabase((db) => decideByCommand(db, { id, by, decision }));
}

async function run([verb, ...given]: string[]): Promise<void> {
  if (verb === "create") return create(given);
  if (verb === "verify-document" || verb === "reject-document") return decide(verb, given);
  throw new SetupError(usage);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
});
