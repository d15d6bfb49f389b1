/** For tests: the unexpected failures in a test app's log. */
const seen: string[] = [];

/** Receives every log line. */
export function noteFailure(line: string): void {
  if (/"msg":"[^"]*(unexpected failure|page failed)/.test(line)) seen.push(line);
}

/** Those so far, for a test that expects them; they then count as expected. */
export function takeFailures(): string[] {
  return seen.splice(0);
}
