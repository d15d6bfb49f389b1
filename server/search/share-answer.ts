/** Shares one answer among those who ask at once, and keeps it in proportion to what it cost. */

/** Kept twenty times as long as it took: however large the tables grow, at most a twentieth of the time goes into asking. */
const timesTheCost = 20;

export function shareAnswer<T>(ask: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let shared: Promise<T> | undefined;
  let keptUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (shared !== undefined && now() < keptUntil) return shared;
    const started = now();
    const answer = ask();
    shared = answer;
    keptUntil = Number.POSITIVE_INFINITY;
    answer.then(
      () => {
        keptUntil = now() + timesTheCost * (now() - started);
      },
      () => {
        shared = undefined;
      },
    );
    return answer;
  };
}
