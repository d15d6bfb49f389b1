/** Migrates a database to the schema this code expects, once, however many processes start together. */
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { applyRules, findUnapplied, readRules } from "#server/db/apply-rules.ts";
import type { Tx } from "#server/db/client.ts";
import { sqlState } from "#server/db/constraint.ts";
import { installJobs } from "#server/jobs/install.ts";
import { SetupError } from "#server/settings/settings.ts";
import { readSteps, refuseUnsafeJump } from "./unsafe-jump.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");

/** Id of the advisory lock; any number that nothing else in the database uses. */
const LOCK = 7_463_019_552;

const UNDEFINED_TABLE = "42P01";

/** The database was migrated by migrations other than ours. */
export class OtherHistory extends SetupError {
  override name = "OtherHistory";

  constructor() {
    super(
      "The database has migrations that this version does not know: start the version that created it, or name an empty database.",
    );
  }
}

export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "nukkad migrate",
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await refuseOtherEncodings(client);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const db = drizzle(client);
    const applied = await refuseOtherHistory(db);
    await refuseUnsafeJump(client, readSteps(migrationsFolder), applied);
    // Nothing is attempted when all is applied: a role that may not change tables can start too (docs/security.md).
    if (!(await migrationsApplied(db))) {
      await migrate(db, { migrationsFolder });
      await db.transaction((tx) => applyRules(tx));
    }
    await installJobs(url);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

/** The migrations and rules this code expects, read from its files. */
export const readExpected = () => ({ migrations: readKnown(), rules: readRules() });

/** Whether every migration and rule of this code is applied; a database with newer ones is fine. */
export async function migrationsApplied(db: Pick<Tx, "execute">, expected = readExpected()): Promise<boolean> {
  try {
    const applied = await readApplied(db);
    const isThere = expected.migrations.every((hash, at) => hash === applied[at]);
    return isThere && (await findUnapplied(db, expected.rules)).length === 0;
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return false;
    throw error;
  }
}

async function refuseOtherEncodings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8")
    throw new SetupError(
      `The database is encoded as ${encoding}, which cannot hold Hindi and Urdu: create it with ENCODING 'UTF8'.`,
    );
}

/** Returns how many are applied. One list must be a prefix of the other; drizzle compares dates alone and would skip older ones. */
async function refuseOtherHistory(db: Pick<Tx, "execute">): Promise<number> {
  const applied = await readApplied(db).catch((error: unknown) => {
    if (sqlState(error) === UNDEFINED_TABLE) return [];
    throw error;
  });
  const known = readKnown();
  const shared = Math.min(applied.length, known.length);
  for (let at = 0; at < shared; at++) if (applied[at] !== known[at]) throw new OtherHistory();
  return applied.length;
}

async function readApplied(db: Pick<Tx, "execute">): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return rows.map(({ hash }) => hash);
}

const readKnown = () => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
