/** For tests: what the apps of a test logged as a failure nobody expected. A test that leaves one unread fails. */
import { afterEach } from "vitest";

const seen: string[] = [];

/** To be handed every log line. */
export function noteFailure(line: string): void {
  if (/"msg":"[^"]*(unexpected failure|page failed)/.test(line)) seen.push(line);
}

/** Those so far, by a test that means them; they are then forgiven. */
export function takeFailures(): string[] {
  return seen.splice(0);
}

afterEach(() => {
  const left = takeFailures();
  if (left.length > 0) throw new Error(`the app failed where nobody expected it:\n${left.join("")}`);
});
