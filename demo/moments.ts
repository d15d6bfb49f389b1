/** Moments before `now`, so that the demo city is always fresh. */
import { day } from "#contract/durations.ts";

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * day));

export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / day;
