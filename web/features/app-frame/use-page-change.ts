/** On a change of screen the reader starts at its top, and a screen reader with it. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (target !== null) return;
    scrollTo(0, 0);
    document.getElementById("page")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
