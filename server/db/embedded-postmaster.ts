/** Finds the PostgreSQL process that serves a data folder, if any. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Reads postmaster.pid; undefined unless the process it names is alive and is PostgreSQL. */
export function findPostmaster(dataDir: string): { pid: number; port: number } | undefined {
  const file = join(dataDir, "postmaster.pid");
  const lines = readOrNothing(file).split("\n");
  const pid = Number(lines[0]);
  if (!isAlive(pid)) return undefined;
  const program = readOrNothing(`/proc/${pid}/comm`).trim();
  if (program && program !== "postgres") {
    // A process id reused after a reboot would prevent PostgreSQL from starting.
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]) };
}

function readOrNothing(path: string): string {
  try {
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
