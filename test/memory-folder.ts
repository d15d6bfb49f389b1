/** A folder in memory for the files of a test run: it makes and removes some hundred thousand small ones, which is slower on a disk than the tests. */
import { readFileSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const FOLDER = "/dev/shm";
/** Bytes: several times a run's maximum; twice as much must be free, for its processes. */
const ROOM = 2 * 2 ** 30;

/** Undefined where there is none, where it is small, as in most containers, and where it is mounted noexec. `mounts`: /proc/mounts. */
export function findMemoryFolder(
  mounts = readMounts(),
  { room, memory } = { room: readRoom(), memory: freemem() },
): string | undefined {
  const [, flags] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(mounts) ?? [];
  if (flags === undefined || !/^rw\b/.test(flags) || flags.split(",").includes("noexec")) return undefined;
  return room >= ROOM && memory >= 2 * ROOM ? FOLDER : undefined;
}

function readMounts(): string {
  try {
    return readFileSync("/proc/mounts", "utf8");
  } catch {
    return "";
  }
}

function readRoom(): number {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
