/** Lengths of time where they are not counted in milliseconds. */
import { day, hour, minute, second } from "./durations.ts";

/** As queues and HTTP headers count. */
export const inSeconds = { minute: minute / second, hour: hour / second, day: day / second } as const;

/** As times to answer are counted. */
export const inMinutes = { hour: hour / minute, day: day / minute, week: (7 * day) / minute } as const;
