/** A signal that aborts after some milliseconds, or with one of the others. Uses a timer that is cleared with the work, and that tests can advance. */
export function limitTime(milliseconds: number, others: readonly (AbortSignal | undefined)[]) {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), milliseconds);
  const given = others.filter((signal) => signal !== undefined);
  return { signal: AbortSignal.any([over.signal, ...given]), end: () => clearTimeout(timer) };
}
