/** Scroll and focus of a list: a new search starts at its top with the focus on its heading; Back restores the position. */
import { type RefObject, useEffect, useRef } from "react";

/** In the history entry, beside the router's state. */
const placeInList = "listTop";

const keepPlace = () => history.replaceState({ ...history.state, [placeInList]: scrollY }, "");

/** `isShown`: whether the list of this search is rendered, so that it can be scrolled. */
export function useListPlace(search: string, isShown: boolean, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === search || !isShown) return;
    const isFirst = shown.current === undefined;
    shown.current = search;
    const kept: unknown = history.state?.[placeInList];
    scrollTo(0, typeof kept === "number" ? kept : 0);
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [search, isShown, heading]);
  useEffect(() => {
    // Before any link is followed, inside the app or out of it.
    document.addEventListener("click", keepPlace, { capture: true });
    addEventListener("pagehide", keepPlace);
    return () => {
      document.removeEventListener("click", keepPlace, { capture: true });
      removeEventListener("pagehide", keepPlace);
    };
  }, []);
}
