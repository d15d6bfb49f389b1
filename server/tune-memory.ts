/**
 * How a process keeps its memory: all of it is looked through as seldom as may be, since that holds everybody up (decision 131).
 * Said by the process itself, however it was started: `NODE_OPTIONS` takes none of these.
 */
import { setFlagsFromString } from "node:v8";

export function tuneMemory(): void {
  // Not before there is twice what lived the last time: who leaves little behind is otherwise looked through every quarter of a minute.
  setFlagsFromString("--heap-growing-percent=100");
  // What was seen to live long is otherwise made old from the beginning, and what it knows with it, though hardly any of it lives.
  setFlagsFromString("--no-allocation-site-pretenuring");
  // Otherwise once more 100 seconds after the last time, however little has come, to give some of it back.
  setFlagsFromString("--memory-reducer-gc-count=0");
}
