/** Runs in the page: notes when something was tapped, when anything first answered on the screen, and when what was asked for stood there. */

/** `ready` is seen and nothing of `coming` is left. `frame`: what shows that the page is there before its content is. */
export type Sought = { ready: string; coming?: string; frame?: string; path?: string };

export type Noted = { tap: number; first?: number; frame?: number; content?: number };

export const noteKeys = { sought: "bench_sought", noted: "bench_noted", aim: "bench_aim" } as const;

/** Kept in the tab, as a tap may lead to another document; moments of the wall clock, as each document has a clock of its own. */
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

  /** A search adds what the student wishes for. */
  const isAt = (path = "") => location.href.endsWith(path) || location.href.includes(`${path}&`);

  const styleOf = (element: Element) => {
    const { backgroundColor, color, opacity, transform, boxShadow, outlineStyle, filter } = getComputedStyle(element);
    return [backgroundColor, color, opacity, transform, boxShadow, outlineStyle, filter].join();
  };

  /** Looked at before the tap: to ask for its style then would be part of what is timed. */
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
      // Nothing can be there yet, and to look for it takes the page's time.
      const isThere = hasAnswered && isAt(sought.path);
      if (isThere && sought.frame !== undefined && anySeen(sought.frame)) note({ frame: now });
      if (isThere && anySeen(sought.ready) && !(sought.coming && anySeen(sought.coming)))
        note({ first: now, content: now });
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
