/** The hash of the address, by which dialogs on documents are opened and closed. */
import { useSyncExternalStore } from "react";

function onHash(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

export const useHash = () => useSyncExternalStore(onHash, () => location.hash);

/** Replaces the history entry and notifies at once: the next key may already follow. Empty: none. */
export function turnTo(hash: string): void {
  history.replaceState(history.state, "", location.pathname + location.search + hash);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
