/** Renders content further down the page only when it is near the viewport, so that a first view stays light. */
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Pixels before it would be visible. */
const ahead = 400;

export function WhenNear({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || place.current === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${ahead}px`,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);

  return near ? children : <div ref={place}>{fallback}</div>;
}
