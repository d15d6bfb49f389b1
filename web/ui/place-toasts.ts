/**
 * Moves the toasts away from what is in use (R2.12): at the window's foot, or below the page's header when they would
 * cover what was pressed, what has the focus, or the form that waits to be filled in. They move only when they have to.
 */

const control = "a, button, input, select, textarea, label, summary, [role='button']";
const formControl = "form :is(input, select, textarea, button[type='submit'])";
const header = ".app-header, .site-header";

/** What was pressed or has the focus must not be covered; the rest of a form should not. */
const weights = { inUse: 1000, inForm: 1 };

let pressed: Element | null = null;

const submitOf = (element: Element) => element.closest("form")?.querySelector("button[type='submit']");

function listInUse(box: Element): Element[] {
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const used = [pressed, focused].filter((element) => element !== null && !box.contains(element));
  return used.flatMap((element) => (element === null ? [] : [element, submitOf(element)])).filter((one) => one != null);
}

/** Overlap in CSS pixels; 0 for what is not rendered. */
function overlap(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function costOf(box: HTMLElement): number {
  const place = box.getBoundingClientRect();
  const cover = (elements: Iterable<Element>) =>
    [...elements].reduce((sum, element) => sum + overlap(place, element.getBoundingClientRect()), 0);
  return weights.inUse * cover(listInUse(box)) + weights.inForm * cover(document.querySelectorAll(formControl));
}

/** In an open dialog they are in its flow and cover nothing. */
const floats = (box: HTMLElement) => box.parentElement === document.body;

function place(box: HTMLElement): void {
  if (!floats(box)) return;
  const head = document.querySelector(header)?.getBoundingClientRect().bottom ?? 0;
  box.style.setProperty("--above", `${Math.max(0, head)}px`);
  const before = box.dataset.at;
  const here = costOf(box);
  if (here === 0) return;
  turn(box);
  if (costOf(box) >= here) box.dataset.at = before;
}

const turn = (box: HTMLElement) => {
  box.dataset.at = box.dataset.at === "top" ? "bottom" : "top";
};

/** Returns `look`, to be called when toasts came or went, and `lookSoon`, when anything else on the page did. */
export function placeToasts(box: HTMLElement): { look(): void; lookSoon(): void } {
  box.dataset.at = "bottom";
  let scheduled = false;
  const lookSoon = () => {
    if (scheduled || box.querySelector(".toast") === null) return;
    scheduled = true;
    requestAnimationFrame(() => {
      scheduled = false;
      place(box);
    });
  };
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const found = target instanceof Element ? target.closest(control) : null;
      if (found !== null && !box.contains(found)) pressed = found;
    },
    { capture: true, passive: true },
  );
  addEventListener("scroll", lookSoon, { capture: true, passive: true });
  for (const event of ["focusin", "resize"]) addEventListener(event, lookSoon);
  const update = () => {
    if (box.querySelector(".toast") === null) box.dataset.at = "bottom";
    else place(box);
  };
  return { look: update, lookSoon };
}
