/** For what is costly: only so many side by side, whoever asks. */
import { createFairLimiter, type LimiterOptions } from "./fair-limiter.ts";

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue that grows too long is refused instead of waited for. */
export function createLimiter(options: LimiterOptions): Limiter {
  const limit = createFairLimiter(options);
  return (work) => limit({ network: "everyone" }, work);
}
