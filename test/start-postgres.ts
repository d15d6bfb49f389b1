/** Vitest global set-up: one PostgreSQL for the run and one migrated template that test databases are copied from. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { TEMPLATE } from "#test/database.ts";

// Nothing here must survive a power cut.
const FAST_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), "nukkad-test-"));
  const postgres = await startEmbedded({ dir, settings: FAST_SETTINGS });
  await makeTemplate(postgres.url);
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  await migrateDatabase(url.href);
}
