/**
 * Gives priority to everything that stands for other machines (the balancer, the load), so that it does not wait for the
 * drilled processes: else a flood would queue inside the load generator, and last beyond its end. Needs root; without it the
 * drill goes on. Linux shares a processor between terminal sessions first, and by priority only inside each of them (sched(7),
 * "autogroup"). So every part of the product gets a session of its own (`detached`), as it has a unit of its own elsewhere; in
 * one session, processes paid for what the load took, and each connection of PostgreSQL had as much as all of them.
 */
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

export function goBefore(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST);
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_HIGHEST));
  } catch {
    // Not root, or a system without such groups.
  }
}
