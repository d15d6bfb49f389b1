/** For tests: a primary with a real streaming replica, both embedded; copied while the primary runs, as pg_basebackup is not shipped. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

export type ReplicatedDatabase = {
  url: string;
  replicaUrl: string;
  /** On the replica: pauses replay while it goes on answering; or resumes. */
  hold(): Promise<void>;
  follow(): Promise<void>;
  /** Stops the replica. */
  stopReplica(): Promise<void>;
  close(): Promise<void>;
};

const settings = {
  fsync: "off",
  wal_level: "replica",
  max_wal_senders: "3",
  autovacuum: "off",
  hot_standby: "on",
  max_connections: "300",
};

async function run(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const answers: unknown[] = [];
    for (const statement of statements) answers.push((await client.query(statement)).rows[0]);
    return answers;
  } finally {
    await client.end();
  }
}

/** Copies a running primary by the low-level backup API. */
async function copyState(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  // With its owner, who is not root.
  await promisify(execFile)("cp", ["--archive", `${from}/.`, to]);
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  await client.end();
  const state = join(to, "postgres");
  await rm(join(state, "postmaster.pid"), { force: true });
  await writeFile(join(state, "backup_label"), rows[0]?.labelfile ?? "");
  await writeFile(join(state, "standby.signal"), "");
  const { username, password, hostname, port } = new URL(url);
  const follow = `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`;
  await writeFile(join(state, "postgresql.auto.conf"), follow);
}

export async function openReplicated(): Promise<ReplicatedDatabase> {
  const dir = await mkdtemp(join(tmpdir(), "nukkad-replica-"));
  const [primaryDir, replicaDir] = [join(dir, "primary"), join(dir, "replica")];
  const primary = await startEmbedded({ dir: primaryDir, settings });
  await migrateDatabase(primary.url);
  await copyState(primary.url, primaryDir, replicaDir);
  const replica = await startEmbedded({ dir: replicaDir, settings }).catch(async (error: unknown) => {
    await primary.stop();
    throw error;
  });
  return {
    url: primary.url,
    replicaUrl: replica.url,
    async hold() {
      await run(replica.url, "select pg_wal_replay_pause()");
    },
    async follow() {
      await run(replica.url, "select pg_wal_replay_resume()");
    },
    stopReplica: replica.stop,
    async close() {
      await replica.stop();
      await primary.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
