/** Caches the answer of a costly call, shared by concurrent callers. */

type Caching = {
  /** Milliseconds an answer is cached, given how many it took. */
  life: (cost: number) => number;
  /** Callers get the previous answer while a new one is computed. */
  meanwhile?: boolean;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** Concurrent callers share one answer. A failure is not cached. */
export function cacheAnswer<T>(
  ask: () => Promise<T>,
  { life, meanwhile = false, now = () => performance.now() }: Caching,
): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined;
  let before: Promise<T> | undefined;
  return () => {
    if (cached !== undefined && now() < cached.until) return before ?? cached.answer;
    const started = now();
    const last = cached?.answer;
    const mine = { answer: ask(), until: Number.POSITIVE_INFINITY };
    if (meanwhile) before = last;
    cached = mine;
    mine.answer.then(
      () => {
        before = undefined;
        mine.until = now() + life(now() - started);
      },
      () => {
        before = undefined;
        if (cached === mine) cached = undefined;
      },
    );
    return before ?? mine.answer;
  };
}
