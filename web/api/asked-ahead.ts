/** Calls that a document asked before its scripts were here (`features/app-frame/ahead.ts`): each answer is taken once, by whoever asks first. */

/** Whoever asks later wants to know how things are by then. */
const freshness = 30_000;

export function takeAsked(method: string, url: string): Promise<Response> | undefined {
  const { askedAhead } = window as { askedAhead?: Map<string, Promise<Response>> };
  const answer = method === "GET" ? askedAhead?.get(url) : undefined;
  askedAhead?.delete(url);
  return performance.now() < freshness ? answer : undefined;
}
