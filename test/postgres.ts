/** The PostgreSQL of a test run, with one migrated template that every test database is copied from. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

const TEMPLATE = "nukkad_template";

// Without durability and autovacuum: the databases live for a minute.
const FAST_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  checkpoint_timeout: "1h",
  autovacuum: "off",
  max_connections: "300",
  // The kernel clones a template's files, sharing them where the file system can.
  file_copy_method: "clone",
};

/** The one that npm test started for unit tests and journeys alike (TEST_POSTGRES_URL), or else a new one. */
export async function openTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => {} };
  const dir = await mkdtemp(join(tmpdir(), "nukkad-test-"));
  const postgres = await startEmbedded({ dir, settings: FAST_SETTINGS });
  await runStatement(postgres.url, `create database ${TEMPLATE}`);
  await migrateDatabase(withDatabase(postgres.url, TEMPLATE));
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export type TestDatabase = { url: string; drop(): Promise<void> };

export async function copyTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runStatement(serverUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => runStatement(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
