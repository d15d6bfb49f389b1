/** The folder of the embedded PostgreSQL: created once, atomically, with its password inside. */
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import type { Binaries } from "#server/db/embedded-binaries.ts";
import { chooseUser, giveTo, type ProgramUser, runDatabaseProgram } from "#server/db/embedded-program.ts";
import { SetupError } from "#server/settings/settings.ts";

export type DataFolder = { dataDir: string; password: string; user: ProgramUser };

export const SUPERUSER = "nukkad";

export async function prepareFolder(dir: string, binaries: Binaries): Promise<DataFolder> {
  const home = makeHome(dir);
  const dataDir = join(home, "postgres");
  const user = await chooseUser(existsSync(dataDir) ? statSync(dataDir).uid : undefined);
  if (!existsSync(dataDir)) await makeCluster(home, dataDir, binaries, user);
  return { dataDir, user, password: readPassword(dataDir) };
}

function makeHome(dir: string): string {
  try {
    mkdirSync(dir, { recursive: true });
    rmSync(mkdtempSync(join(dir, "write-test-")), { recursive: true });
    return realpathSync(dir);
  } catch (error) {
    throw new SetupError(
      `The folder ${resolve(dir)} cannot be written (${errorCode(error)}): make it writable, or name another with NUKKAD_DATA.`,
    );
  }
}

/** The cluster is created in a temporary folder and renamed when complete, so a kill half-way leaves nothing broken. */
async function makeCluster(home: string, dataDir: string, binaries: Binaries, user: ProgramUser): Promise<void> {
  const workshop = mkdtempSync(join(home, "postgres-new-"));
  const passwordFile = join(workshop, "password");
  const cluster = join(workshop, "cluster");
  try {
    writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    giveTo(user, workshop);
    giveTo(user, passwordFile);
    await runDatabaseProgram(user, binaries.initdb, [
      `--pgdata=${cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
    ]);
    renameSync(passwordFile, join(cluster, "password"));
    renameSync(cluster, dataDir);
  } catch (error) {
    // Another process may have been first; its cluster will do.
    if (!existsSync(dataDir)) throw error;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function readPassword(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, "password"), "utf8");
  } catch (error) {
    throw new SetupError(
      `The database in ${dataDir} cannot be read (${errorCode(error)}): it belongs to another user, or npm run reset must empty it.`,
    );
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
