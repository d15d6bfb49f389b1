/** Runs in the page: records when something was tapped, when anything first changed on the screen, and when the content was there. */

/** `ready` is visible and nothing of `coming` is left. `frame`: what shows the page before its content. */
export type Sought = { ready: string; coming?: string; frame?: string; path?: string };

export type Noted = { tap: number; first?: number; frame?: number; content?: number };

export const noteKeys = { sought: "bench_sought", noted: "bench_noted", aim: "bench_aim" } as const;

/** Stored in the tab, as a tap may open another document; Unix times, as each document has its own time origin. */
export function watchTap(keys: typeof noteKeys): void {
  if (!location.protocol.startsWith("http")) return;
  const read = () => JSON.parse(sessionStorage.getItem(keys.noted) ?? "null") as Noted | null;
  const seek = () => JSON.parse(sessionStorage.getItem(keys.sought) ?? "null") as Sought | null;
  const note = (part: Partial<Noted>) => {
    const noted = read();
    if (noted) sessionStorage.setItem(keys.noted, JSON.stringify({ ...part, ...noted }));
  };

  const isSeen = (element: Element) => {
    const { width, height, top } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
  };
  const anySeen = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);

  /** A search adds the student's preferences. */
  const isAt = (path = "") => location.href.endsWith(path) || location.href.includes(`${path}&`);

  const styleOf = (element: Element) => {
    const { backgroundColor, color, opacity, transform, boxShadow, outlineStyle, filter } = getComputedStyle(element);
    return [backgroundColor, color, opacity, transform, boxShadow, outlineStyle, filter].join();
  };

  /** Read before the tap: computing styles then would be part of the measurement. */
  let aimed: { element: Element; style: string } | null = null;
  addEventListener(keys.aim, ({ target }) => {
    if (target instanceof Element) aimed = { element: target, style: styleOf(target) };
  });

  let pressed: { element: Element; style: string } | null = null;
  let changed = false;

  addEventListener(
    "pointerdown",
    ({ target }) => {
      if (seek() === null || read() !== null || !(target instanceof Element)) return;
      pressed = aimed?.element.contains(target) ? aimed : { element: target, style: styleOf(target) };
      changed = false;
      sessionStorage.setItem(keys.noted, JSON.stringify({ tap: Date.now() }));
    },
    { capture: true },
  );

  new MutationObserver(() => {
    changed = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  function look(): void {
    const [noted, sought] = [read(), seek()];
    if (noted && sought && noted.content === undefined) {
      const now = Date.now();
      const isElsewhere = performance.timeOrigin > noted.tap;
      const hasAnswered = pressed === null ? isElsewhere : changed || styleOf(pressed.element) !== pressed.style;
      if (noted.first === undefined && hasAnswered && document.body?.checkVisibility()) note({ first: now });
      // Nothing can be there yet, and a query takes the page's time.
      const isThere = hasAnswered && isAt(sought.path);
      if (isThere && sought.frame !== undefined && anySeen(sought.frame)) note({ frame: now });
      if (isThere && anySeen(sought.ready) && !(sought.coming && anySeen(sought.coming)))
        note({ first: now, content: now });
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
