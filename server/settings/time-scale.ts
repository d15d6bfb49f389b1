/** Scales time limits for slow machines (setting PATIENCE). */
let times = 1;

/** Applies to what is opened from now on. */
export function setTimeScale(given: number): void {
  times = given;
}

/** `milliseconds`: the limit before scaling. */
export const scaleTime = (milliseconds: number): number => milliseconds * times;
