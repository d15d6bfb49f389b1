/**
 * Lets those at the door in before work begins. A turn of the event loop takes in one new connection (libuv): if every turn
 * works, those who come meanwhile queue in the kernel, where nobody is turned away and health is not heard (decision 133).
 */
import { subscribe } from "node:diagnostics_channel";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { overload } from "#contract/limits.ts";

let came = 0;
let opening: Promise<void> | undefined;
let shutAt = Number.NEGATIVE_INFINITY;

subscribe("net.server.socket", () => {
  came++;
});

async function open(): Promise<void> {
  // To the end of this turn, then a whole one.
  await nextTurn();
  let seen = came;
  await nextTurn();
  const until = performance.now() + overload.door.longest;
  while (came !== seen && performance.now() < until) {
    seen = came;
    // Not a turn alone: in a cluster the next is handed over when the one before was taken.
    await sleep(1);
  }
  shutAt = performance.now();
  opening = undefined;
}

/** Whoever asks while the door is open waits until it is shut; just after it goes on at once. */
export async function letIn(): Promise<void> {
  if (opening === undefined && performance.now() - shutAt < overload.door.every) return;
  opening ??= open();
  await opening;
}
