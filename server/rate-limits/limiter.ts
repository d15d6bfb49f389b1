/** Limits costly work to a number of concurrent runs, whoever requests it. */
import { createFairLimiter, type LimiterOptions } from "./fair-limiter.ts";

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Refuses when the queue is too long. */
export function createLimiter(options: LimiterOptions): Limiter {
  const limit = createFairLimiter(options);
  return (work) => limit({ network: "everyone" }, work);
}
