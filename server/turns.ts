/** For what is costly: only so many side by side, and one answer for all who ask meanwhile and for a while after. */
import { Refusal } from "#server/refusal.ts";

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue that grows too long is refused instead of waited for. */
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

type Remembering = {
  /** Milliseconds an answer is kept, given how many it took. */
  life: (cost: number) => number;
  /** Milliseconds that only go forward. */
  now?: () => number;
};

/** Those who ask at once share one answer. A failure is not kept. */
export function rememberAnswer<T>(
  ask: () => Promise<T>,
  { life, now = () => performance.now() }: Remembering,
): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (kept !== undefined && now() < kept.until) return kept.answer;
    const started = now();
    const mine = { answer: ask(), until: Number.POSITIVE_INFINITY };
    kept = mine;
    mine.answer.then(
      () => {
        mine.until = now() + life(now() - started);
      },
      () => {
        if (kept === mine) kept = undefined;
      },
    );
    return mine.answer;
  };
}
