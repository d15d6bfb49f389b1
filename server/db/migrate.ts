/** Brings a database to the shape this code expects, once, however many processes start together. */
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Tx } from "#server/db/client.ts";
import { sqlState } from "#server/db/constraint.ts";
import { installJobs } from "#server/jobs/install.ts";
import { SetupError } from "#server/settings.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");

/** Any number will do, as long as nothing else in the database takes the same one. */
const LOCK = 7_463_019_552;

const UNDEFINED_TABLE = "42P01";

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
    await migrate(db, { migrationsFolder });
    await refuseSkipped(db);
    await installJobs(url);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

/** Whether every migration this code knows is in the database; a database that is further on is fine. */
export async function migrationsApplied(db: Pick<Tx, "execute">): Promise<boolean> {
  try {
    return (await findSkipped(db)).length === 0;
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

/** drizzle passes over a migration that is dated before the last one applied, without a word. */
async function refuseSkipped(db: Pick<Tx, "execute">): Promise<void> {
  const skipped = await findSkipped(db);
  if (skipped.length > 0)
    throw new SetupError(
      `${skipped.length} migration(s) were not applied because later ones already were: generate them again.`,
    );
}

async function findSkipped(db: Pick<Tx, "execute">): Promise<string[]> {
  const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  const known = new Set(applied.rows.map((row) => row.hash));
  return readMigrationFiles({ migrationsFolder })
    .map((migration) => migration.hash)
    .filter((hash) => !known.has(hash));
}
