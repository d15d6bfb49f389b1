/** Durations in units other than milliseconds. */
import { day, hour, minute, second } from "./durations.ts";

/** Seconds, for queues and HTTP headers. */
export const inSeconds = { minute: minute / second, hour: hour / second, day: day / second } as const;

/** Minutes, for response times. */
export const inMinutes = { hour: hour / minute, day: day / minute, week: (7 * day) / minute } as const;
