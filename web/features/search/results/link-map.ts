/** Highlights together: a card under the pointer or focus with its mark on the ring map, and a mark with its cards. */

const zoneOf = (target: EventTarget | null) => {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-zone], [data-mark]") : null;
  return element?.dataset.zone ?? element?.dataset.mark;
};

function show({ target }: Event): void {
  const zone = zoneOf(target);
  for (const old of document.querySelectorAll("[data-linked]")) old.removeAttribute("data-linked");
  if (zone === undefined) return;
  const name = CSS.escape(zone);
  for (const one of document.querySelectorAll(`[data-zone="${name}"], [data-mark="${name}"]`))
    one.setAttribute("data-linked", "");
}

/** Returns how to stop. */
export function linkMap(): () => void {
  for (const intent of ["pointerover", "focusin"]) document.addEventListener(intent, show);
  return () => {
    for (const intent of ["pointerover", "focusin"]) document.removeEventListener(intent, show);
  };
}
