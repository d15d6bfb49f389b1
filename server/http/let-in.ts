/**
 * Lets those at the door in before a page is made. A turn of the event loop takes in one new connection (libuv), and drawing
 * makes turns long: those who come meanwhile queue in the kernel, where nobody is turned away and health is not heard (decision 133).
 */
import { subscribe } from "node:diagnostics_channel";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { overload } from "#contract/limits.ts";

let came = 0;
subscribe("net.server.socket", () => {
  came++;
});

let opening: Promise<void> | undefined;

async function open(): Promise<void> {
  // To the end of this turn, then a whole one.
  await nextTurn();
  let seen = came;
  await nextTurn();
  const until = performance.now() + overload.doorOpen;
  while (came !== seen && performance.now() < until) {
    seen = came;
    // Not a turn alone: in a cluster the next is handed over when the one before was taken.
    await sleep(1);
  }
  opening = undefined;
}

/** Whoever asks while the door is open goes on when it is shut. */
export function letIn(): Promise<void> {
  opening ??= open();
  return opening;
}
