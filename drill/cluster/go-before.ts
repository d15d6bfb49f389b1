/**
 * What stands for other machines, the balancer and those who ask, is not to wait for the processes that are drilled: a flood
 * would be a queue inside the one who floods, and go on after its end. Only the root may say so; without it the drill goes on.
 *
 * Linux shares a processor between the sessions of terminals first, and by priority only inside each of them (sched(7),
 * "autogroup"). So every part of the house has a session of its own (`detached`), as it has a unit of its own elsewhere;
 * together in that of the drill, processes paid for what the load took, and each connection of PostgreSQL had as much as all of them.
 */
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

export function goBefore(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST);
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_HIGHEST));
  } catch {
    // Not the root, or a system without such groups.
  }
}
