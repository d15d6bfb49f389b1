/** Commands of the operator, on the database of the settings, whether the server runs or not. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { officeRoles } from "#contract/roles.ts";
import { createOfficer } from "#server/admin/create-officer.ts";
import { decideByCommand } from "#server/admin/decide-by-command.ts";
import { resetSecondFactor } from "#server/admin/reset-second-factor.ts";
import { borrowDatabase } from "#server/db/borrow-database.ts";
import { type Db, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { openSender } from "#server/jobs/boss.ts";
import { readSettings, SetupError } from "#server/settings/settings.ts";

const usage = `Usage:
  npm run admin -- create <email> [--role <role>] [--password-stdin]
  npm run admin -- reset-second-factor <email> [--role <role>]
  npm run admin -- verify-document <id> [--by <admin email>]
  npm run admin -- reject-document <id> <reason> [--by <admin email>]
  npm run admin -- reopen-document <id> <reason> [--by <admin email>]

create makes an account of the office, who signs in with that role: ${officeRoles.join(", ")}; admin unless
--role names another. It has no password; the address that is shown lets its owner choose one, once and
within 24 hours, after which "forgot password" does. With --password-stdin the password is the first line of
standard input instead, so that no process list shows it.
reset-second-factor is for whoever lost authenticator and recovery codes: both are forgotten,
every session ends, and the next sign-in by password sets up a new one.
verify-document and reject-document decide on a teacher's document that waits, reopen-document takes a decision
back; in the name of an admin or verifier, the first one unless --by names another. The teacher is told.`;

type Surroundings = { env: NodeJS.ProcessEnv; input: Readable };

async function readFirstLine(input: Readable): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  return "";
}

function inDatabase(env: NodeJS.ProcessEnv, act: (db: Db, url: string) => Promise<string>): Promise<string> {
  return borrowDatabase(env, async (url) => {
    await migrateDatabase(url);
    const database = openDatabase(url, { max: 1 });
    return act(database.db, url).finally(() => database.close());
  });
}

/** The role after --role (default admin), and the remaining words. */
function takeRole(given: string[]) {
  const at = given.indexOf("--role");
  const role = at === -1 ? officeRoles[0] : officeRoles.find((one) => one === given[at + 1]);
  if (role === undefined) throw new SetupError(usage);
  return { role, words: at === -1 ? given : given.toSpliced(at, 2) };
}

async function create(given: string[], { env, input }: Surroundings): Promise<string> {
  const { role, words } = takeRole(given);
  const [email, flag, ...rest] = words;
  const known = flag === undefined || flag === "--password-stdin";
  if (email === undefined || !known || rest.length > 0) throw new SetupError(usage);
  const password = flag === undefined ? undefined : await readFirstLine(input);
  const { origin } = readSettings(env);
  return inDatabase(env, async (db) => {
    const { address, choosePassword } = await db.transaction((tx) => createOfficer(tx, { email, role, password }));
    const shown =
      choosePassword === undefined ? "" : `\nTo choose a password, once, within 24 hours: ${origin}${choosePassword}`;
    return `${address} has the role ${role} now.${shown}`;
  });
}

async function resetFactor(given: string[], { env }: Surroundings): Promise<string> {
  const { role, words } = takeRole(given);
  const [email, ...rest] = words;
  if (email === undefined || rest.length > 0) throw new SetupError(usage);
  return inDatabase(env, (db) => db.transaction((tx) => resetSecondFactor(tx, { email, role })));
}

async function decide(
  verb: (typeof verbs)[keyof typeof verbs],
  given: string[],
  { env }: Surroundings,
): Promise<string> {
  const at = given.indexOf("--by");
  const by = at === -1 ? undefined : given[at + 1];
  const words = at === -1 ? given : given.toSpliced(at, 2);
  const [id, ...reason] = words;
  const said = reason.join(" ").trim();
  const complete = verb === "verify" ? said === "" : said !== "";
  if (id === undefined || !complete || (at !== -1 && by === undefined)) throw new SetupError(usage);
  const decision = verb === "verify" ? { verb } : { verb, reason: said };
  return inDatabase(env, async (db, url) => {
    const jobs = await openSender(url);
    return decideByCommand(db, jobs, { id, by, decision }).finally(() => jobs.stop());
  });
}

const verbs = { "verify-document": "verify", "reject-document": "reject", "reopen-document": "reopen" } as const;
const isDecision = (word: string | undefined): word is keyof typeof verbs =>
  word !== undefined && Object.hasOwn(verbs, word);

/** Returns what to print; what cannot be done throws a SetupError. */
export async function runCommand([verb, ...given]: string[], surroundings: Surroundings): Promise<string> {
  if (verb === "create") return create(given, surroundings);
  if (verb === "reset-second-factor") return resetFactor(given, surroundings);
  if (isDecision(verb)) return decide(verbs[verb], given, surroundings);
  throw new SetupError(usage);
}
