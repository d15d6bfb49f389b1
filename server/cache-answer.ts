/** One answer to a costly question, for all who ask meanwhile and for a while after. */

type Caching = {
  /** Milliseconds an answer is kept, given how many it took. */
  life: (cost: number) => number;
  /** Who asks while a new answer is made is given the one before it. */
  meanwhile?: boolean;
  /** Milliseconds that only go forward. */
  now?: () => number;
};

/** Those who ask at once share one answer. A failure is not kept. */
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
