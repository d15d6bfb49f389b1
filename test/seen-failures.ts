/** For tests: what the apps of a test logged as a failure nobody expected. */
const seen: string[] = [];

/** To be handed every log line. */
export function noteFailure(line: string): void {
  if (/"msg":"[^"]*(unexpected failure|page failed)/.test(line)) seen.push(line);
}

/** Those so far, by a test that means them; they are then forgiven. */
export function takeFailures(): string[] {
  return seen.splice(0);
}
