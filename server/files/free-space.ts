/** Room on the disks that uploads are written to (R5.4, R12.3): below a floor they are refused, while everything else still has room to work. */
import { statfs } from "node:fs/promises";
import { Refusal } from "#server/refusal.ts";
import { overload } from "#server/settings/tuning.ts";

type Disks = {
  /** Folders by what they are for. */
  places: Record<string, string>;
  /** Bytes. */
  floor: number;
  report: (full: { place: string; free: number }) => void;
};

let disks: Disks | undefined;

/** Facts of the process; gives back the way to stop. */
export function watchSpace(next: Disks): () => void {
  disks = next;
  return () => {
    if (disks === next) disks = undefined;
  };
}

/** Bytes by place; one that cannot be asked, as its folder is not made yet, is left out. */
export async function readFreeSpace(): Promise<Map<string, number>> {
  const free = new Map<string, number>();
  for (const [place, dir] of Object.entries(disks?.places ?? {})) {
    const found = await statfs(dir).catch(() => undefined);
    if (found !== undefined) free.set(place, found.bavail * found.bsize);
  }
  return free;
}

/** Before a byte is read. */
export async function refuseFullDisk(): Promise<void> {
  for (const [place, free] of await readFreeSpace())
    if (disks !== undefined && free < disks.floor) {
      disks.report({ place, free });
      throw new Refusal("no_room", { retryAfter: overload.fullDiskRetryAfterSeconds });
    }
}
