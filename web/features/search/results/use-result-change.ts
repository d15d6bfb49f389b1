/** A new search starts at its top, and a screen reader at its heading. */
import { type RefObject, useEffect, useRef } from "react";

export function useResultChange(search: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === search) return;
    const isFirst = shown.current === undefined;
    shown.current = search;
    scrollTo(0, 0);
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [search, heading]);
}
