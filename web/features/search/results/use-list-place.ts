/** Where the reader of a list stands: a new search starts at its top, and a screen reader at its heading; Back returns to the same place. */
import { type RefObject, useEffect, useRef } from "react";

/** Of the history's entry, beside what the router keeps there. */
const placeInList = "listTop";

const keepPlace = () => history.replaceState({ ...history.state, [placeInList]: scrollY }, "");

/** `isShown`: whether the list of this search stands, so that there is somewhere to scroll to. */
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
