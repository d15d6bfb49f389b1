/** The part of the address behind #, by which dialogs on documents are opened and closed. */
import { useSyncExternalStore } from "react";

function onHash(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

export const useHash = () => useSyncExternalStore(onHash, () => location.hash);

/** In place of the present entry of the history, and told at once: the next key may already be on its way. Empty: none. */
export function turnTo(hash: string): void {
  history.replaceState(history.state, "", location.pathname + location.search + hash);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
