/** How long this machine is waited for: the limits of time are made for one that has time, and a slow one is given more (setting PATIENCE). */
let times = 1;

/** For what is opened from now on. */
export function setTimeScale(given: number): void {
  times = given;
}

/** `milliseconds` are those of a machine that has time. */
export const scaleTime = (milliseconds: number): number => milliseconds * times;
