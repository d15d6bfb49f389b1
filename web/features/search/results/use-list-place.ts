/** Scroll and focus of a list: a new search starts at its top with the focus on its heading; Back restores the position. */
import { type RefObject, useEffect, useRef } from "react";

/** In the history entry, beside the router's state. */
const placeInList = "listTop";

const storePosition = () => history.replaceState({ ...history.state, [placeInList]: scrollY }, "");

/** `isShown`: whether the list of this search is rendered, so that it can be scrolled. */
export function useListPlace(search: string, isShown: boolean, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === search || !isShown) return;
    const isFirst = shown.current === undefined;
    shown.current = search;
    const stored: unknown = history.state?.[placeInList];
    scrollTo(0, typeof stored === "number" ? stored : 0);
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [search, isShown, heading]);
  useEffect(() => {
    // Before any link is followed, inside the app or out of it.
    document.addEventListener("click", storePosition, { capture: true });
    addEventListener("pagehide", storePosition);
    return () => {
      document.removeEventListener("click", storePosition, { capture: true });
      removeEventListener("pagehide", storePosition);
    };
  }, []);
}
