/** A toast that must survive a full page load (R6.1): it waits in session storage and the next page shows it. */
import { sessionKeys } from "#contract/limits.ts";
import type { ToastContent } from "#web/ui/toast-store.ts";

export function putWaitingToast(toast: ToastContent): void {
  try {
    sessionStorage.setItem(sessionKeys.waitingToast, JSON.stringify(toast));
  } catch {
    // Storage is off: the next page says nothing, and works.
  }
}

/** The waiting toast, once. */
export function takeWaitingToast(): ToastContent | null {
  try {
    const written = sessionStorage.getItem(sessionKeys.waitingToast);
    sessionStorage.removeItem(sessionKeys.waitingToast);
    const toast = JSON.parse(written ?? "null");
    return typeof toast?.title === "string" ? toast : null;
  } catch {
    return null;
  }
}
