/** Waits until nothing else speaks to the person: no toast that is still to be read, no open dialog. */
import { toastStore } from "#web/ui/toast.ts";

/** Gives back how to wait no longer. */
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
