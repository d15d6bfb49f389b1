/** Leaves the app when the session ended elsewhere: logged out in another tab, or a page that Back took out of the browser's memory. */
import { useEffect } from "react";
import { localKeys } from "#contract/limits.ts";
import { readToken } from "#web/memory/session.ts";

export function useSessionWatch(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const look = () => {
      if (readToken() === null) location.replace("/");
    };
    const lookAtStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null) look();
      if (key !== localKeys.token) return;
      // Another account took the place of this one: the guard decides anew.
      if (newValue === null) look();
      else location.reload();
    };
    addEventListener("storage", lookAtStorage);
    addEventListener("pageshow", look);
    return () => {
      removeEventListener("storage", lookAtStorage);
      removeEventListener("pageshow", look);
    };
  }, [signedIn]);
}
