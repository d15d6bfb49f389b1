/** Waits until nothing else needs attention: no unread toast, no open dialog. */
import { toastStore } from "#web/ui/toast.ts";

/** Returns how to stop waiting. */
export function whenQuiet(act: () => void): () => void {
  const look = () => {
    if (toastStore.listVisible().length > 0 || document.querySelector("dialog[open]") !== null) return;
    stop();
    act();
  };
  // The event of a dialog that closes does not bubble.
  document.addEventListener("close", look, true);
  const forget = toastStore.subscribe(look);
  const stop = () => {
    document.removeEventListener("close", look, true);
    forget();
  };
  look();
  return stop;
}
