/** "Not now" holds for the session of this tab; the next visit asks again. */
import { sessionKeys } from "#contract/limits.ts";

export function isPhonePostponed(): boolean {
  try {
    return sessionStorage.getItem(sessionKeys.phonePostponed) !== null;
  } catch {
    return false;
  }
}

export function postponePhone(): void {
  try {
    sessionStorage.setItem(sessionKeys.phonePostponed, "true");
  } catch {
    // Storage is off: this page does not ask again, the next one does.
  }
}
