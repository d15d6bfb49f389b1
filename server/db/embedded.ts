/** A real PostgreSQL from npm for demo and tests: created, started, adopted, supervised and stopped by this process. */
import { existsSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { findBinaries } from "#server/db/embedded-binaries.ts";
import { type DataFolder, prepareFolder, SUPERUSER } from "#server/db/embedded-folder.ts";
import { connectTo, takeOwnership } from "#server/db/embedded-owner.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { findPostmaster } from "#server/db/embedded-postmaster.ts";
import { runDatabaseProgram } from "#server/db/embedded-program.ts";
import { SetupError } from "#server/settings/settings.ts";

const DATABASE = "nukkad";

// After a kill -9 of PostgreSQL its orphaned children use the shared memory for about two seconds.
const START_PATIENCE_MS = 10_000;
const RETRY_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const STOP_PATIENCE_S = 8;

export type EmbeddedOptions = {
  /** Contains `postgres/`: the state, the password (mode 600) and server.log. */
  dir: string;
  /** Called when it stops, for every failed restart, and when it is back. */
  log?: (line: string) => void;
  /** Extra server settings, such as `fsync: "off"` for tests. */
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

export async function startEmbedded({
  dir,
  log = () => {},
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const folder = await prepareFolder(dir, binaries);
  const server = { dir: resolve(dir), pgCtl: binaries.pgCtl, folder, settings };

  let stopped = false;
  let owner = await runAndOwn(server, { patience: START_PATIENCE_MS });
  const servedPort = owner.port;
  await createDatabase(owner);

  function watchOver(): void {
    owner.once("end", () => void bringBack());
  }
  watchOver();

  /** Retries without limit: a full disk or a long recovery ends some time. */
  async function bringBack(): Promise<void> {
    if (!stopped) log("PostgreSQL stopped: starting it again");
    for (let pause = RETRY_MS; !stopped; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        owner = await runAndOwn(server, { port: servedPort, patience: 0 });
        if (stopped) return await shutDown();
        log("PostgreSQL is back");
        return watchOver();
      } catch (error) {
        log(`${error instanceof Error ? error.message : String(error)} Trying again in ${pause / 1000} s.`);
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  async function shutDown(): Promise<void> {
    if (findPostmaster(folder.dataDir)) {
      const stop = ["stop", `--pgdata=${folder.dataDir}`, "--wait", `--timeout=${STOP_PATIENCE_S}`];
      // A stop during recovery may hang; an immediate stop loses nothing, as the next start recovers.
      await runDatabaseProgram(folder.user, binaries.pgCtl, [...stop, "--mode=fast"]).catch(() =>
        runDatabaseProgram(folder.user, binaries.pgCtl, [...stop, "--mode=immediate"]),
      );
    }
    await owner.end().catch(() => {});
  }

  return {
    url: addressOf(folder, servedPort, DATABASE),
    async stop() {
      if (stopped) return;
      stopped = true;
      await shutDown();
    },
  };
}

/** The address of the server that another process runs in this folder, if any; that process still owns it. */
export async function findEmbedded(dir: string): Promise<string | undefined> {
  const folder = await prepareFolder(dir, findBinaries());
  const port = findPostmaster(folder.dataDir)?.port;
  return port === undefined ? undefined : addressOf(folder, port, DATABASE);
}

type Server = {
  dir: string;
  pgCtl: string;
  folder: DataFolder;
  settings: Record<string, string>;
};

/** Starts or adopts the server and takes the ownership lock. `patience`: milliseconds. */
async function runAndOwn(
  server: Server,
  { port: wantedPort, patience }: { port?: number; patience: number },
): Promise<pg.Client> {
  const { dataDir } = server.folder;
  const deadline = Date.now() + patience;
  for (;;) {
    const failure = findPostmaster(dataDir) ? undefined : await launch(server, wantedPort ?? (await findFreePort()));
    const port = findPostmaster(dataDir)?.port;
    const client = port ? await connectTo(addressOf(server.folder, port, "postgres"), dataDir) : undefined;
    if (client) {
      await takeOwnership(client, server.dir);
      return client;
    }
    if (Date.now() > deadline) {
      throw new SetupError(
        `PostgreSQL does not start in ${server.dir}${failure ? ` (${failure})` : ""}: see ${join(dataDir, "server.log")}.`,
      );
    }
    await sleep(RETRY_MS);
  }
}

async function launch({ pgCtl, folder, settings }: Server, port: number): Promise<string | undefined> {
  const logFile = join(folder.dataDir, "server.log");
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.old`);
  const flags = Object.entries({
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    ...settings,
  }).map(([name, value]) => `-c ${name}=${value}`);
  try {
    const pgdata = `--pgdata=${folder.dataDir}`;
    await runDatabaseProgram(folder.user, pgCtl, [
      "start",
      pgdata,
      `--log=${logFile}`,
      "--wait",
      `--options=${flags.join(" ")}`,
    ]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const known = await owner.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (known.rowCount === 0) await owner.query(`create database ${DATABASE}`);
}

function addressOf(folder: DataFolder, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${folder.password}@127.0.0.1:${port}/${database}`;
}
