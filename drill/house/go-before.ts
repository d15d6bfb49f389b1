/**
 * What stands for other machines, the balancer and those who ask, is not to wait for the processes that are drilled: a flood
 * would be a queue inside the one who floods, and go on after its end. Only the root may say so; without it the drill goes on.
 */
import { constants, setPriority } from "node:os";

export function goBefore(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_HIGHEST);
  } catch {
    // Not the root.
  }
}
