/** The session advisory lock that marks which process owns the embedded PostgreSQL of a folder. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { SetupError } from "#server/settings/settings.ts";

const OWNER_LOCK = 0x6e756b6b;

// The server needs a moment to notice that a killed owner has gone.
const LOCK_PATIENCE_MS = 1500;
const LOCK_RETRY_MS = 50;

/** Connects only when the server on that port uses `dataDir`. */
export async function connectTo(url: string, dataDir: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    keepAlive: true,
    application_name: "nukkad-owner",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const found = await client.query<{ data_directory: string }>("show data_directory");
    if (found.rows[0]?.data_directory === dataDir) return client;
  } catch {
    // Not up yet, shutting down, or another server: the caller tries again.
  }
  client.end().catch(() => {});
  return undefined;
}

export async function takeOwnership(client: pg.Client, dir: string): Promise<void> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const answer = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [OWNER_LOCK]);
    if (answer.rows[0]?.taken) return;
    if (Date.now() > deadline) break;
    await sleep(LOCK_RETRY_MS);
  }
  await client.end();
  throw new SetupError(
    `Nukkad is already running in ${dir}: stop that one first, or name another folder with NUKKAD_DATA.`,
  );
}
