/** Detection runs once per session (section 4): whether it has run, apart from all that it needs to run. */
import { sessionKeys } from "#contract/limits.ts";

export function wasDetected(): boolean {
  try {
    return sessionStorage.getItem(sessionKeys.locationDetected) !== null;
  } catch {
    return false;
  }
}

export function markDetected(): void {
  try {
    sessionStorage.setItem(sessionKeys.locationDetected, "true");
  } catch {
    // Storage is off: asked again on the next page.
  }
}
