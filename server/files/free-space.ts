/** Free space of the disks that uploads are written to (R5.4, R12.3): below a minimum uploads are refused. */
import { statfs } from "node:fs/promises";
import { Refusal } from "#server/refusal.ts";
import { overload } from "#server/settings/tuning.ts";

type Disks = {
  /** Folders by purpose. */
  places: Record<string, string>;
  /** Bytes. */
  floor: number;
  report: (full: { place: string; free: number }) => void;
};

let disks: Disks | undefined;

/** Process-wide state; returns a function that stops watching. */
export function watchSpace(next: Disks): () => void {
  disks = next;
  return () => {
    if (disks === next) disks = undefined;
  };
}

/** Bytes by place; a folder that does not exist yet is left out. */
export async function readFreeSpace(): Promise<Map<string, number>> {
  const free = new Map<string, number>();
  for (const [place, dir] of Object.entries(disks?.places ?? {})) {
    const found = await statfs(dir).catch(() => undefined);
    if (found !== undefined) free.set(place, found.bavail * found.bsize);
  }
  return free;
}

/** Called before a byte is read. */
export async function refuseFullDisk(): Promise<void> {
  for (const [place, free] of await readFreeSpace())
    if (disks !== undefined && free < disks.floor) {
      disks.report({ place, free });
      throw new Refusal("no_room", { retryAfter: overload.fullDiskRetryAfterSeconds });
    }
}
