/** The folder of arriving uploads, and the sweep of what a killed process left there. */
import type { Stats } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname, tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { uploads } from "#contract/file-limits.ts";

/** One per user of the machine, closed to the others. */
export function arrivalsDir(): string {
  return join(tmpdir(), `nukkad-uploads-${userInfo().uid}`);
}

/** A folder for one upload, named after the process that will remove it. */
export async function makeArrival(): Promise<string> {
  const home = arrivalsDir();
  await mkdir(home, { recursive: true, mode: 0o700 });
  return mkdtemp(join(home, `${hostname()}.${process.pid}.`));
}

/** Now and every hour, in each process: no other machine sees this folder. Returns a function that stops it. */
export async function keepArrivalsSwept(): Promise<() => void> {
  await sweepArrivals();
  const timer = setInterval(() => sweepArrivals().catch(() => {}), uploads.arrivalKept).unref();
  return () => clearInterval(timer);
}

export async function sweepArrivals(now = Date.now()): Promise<void> {
  const home = arrivalsDir();
  for (const name of await readdir(home).catch(() => [])) {
    const path = join(home, name);
    const found = await stat(path).catch(() => undefined);
    if (found && (isOfDeadProcess(name) || isOld(found, now))) await rm(path, { recursive: true, force: true });
  }
}

function isOld({ mtimeMs }: Stats, now: number): boolean {
  return now - mtimeMs > uploads.arrivalKept;
}

function isOfDeadProcess(name: string): boolean {
  const [, pid] = name.startsWith(`${hostname()}.`) ? (/\.(\d+)\.[^.]+$/.exec(name) ?? []) : [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
