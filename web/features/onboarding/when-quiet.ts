/** Waits until nothing else needs attention: no unread toast, no open dialog. */
import { toastStore } from "#web/ui/toast.ts";

/** Returns how to stop waiting. */
export function whenQuiet(act: () => void): () => void {
  const check = () => {
    if (toastStore.listVisible().length > 0 || document.querySelector("dialog[open]") !== null) return;
    stop();
    act();
  };
  // The event of a dialog that closes does not bubble.
  document.addEventListener("close", check, true);
  const forget = toastStore.subscribe(check);
  const stop = () => {
    document.removeEventListener("close", check, true);
    forget();
  };
  check();
  return stop;
}
