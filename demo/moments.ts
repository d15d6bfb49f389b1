/** Moments before `now`, so that the demo city is always fresh. */
const day = 24 * 60 * 60 * 1000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * day));

export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / day;
