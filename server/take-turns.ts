/** Lets only so many costly works run side by side; a queue that grows too long is refused instead of waited for. */
import { Refusal } from "#server/refusal.ts";

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function takeTurns({ atOnce, longestQueue }: { atOnce: number; longestQueue: number }): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new Refusal("overloaded", { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so that nobody slips in between.
      if (next === undefined) running--;
      else next();
    }
  };
}
