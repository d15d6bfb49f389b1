/**
 * The tooltip of an icon button, on every page: after a delay for the pointer, at once for the keyboard;
 * the next one soon after needs no delay. Loaded when the first such button is pointed at.
 */
import { tooltip as limits } from "#contract/limits.ts";
import "#web/styles/app.css";

/** Pixels between button and tooltip, and from the edge of the page. */
const gap = 8;

const bubble = document.createElement("div");
bubble.className = "tooltip";
bubble.popover = "manual";
// Screen readers read the button's own label.
bubble.ariaHidden = "true";

let about: Element | null = null;
let timer: ReturnType<typeof setTimeout>;
let lastClosedAt = Number.NEGATIVE_INFINITY;

const findNamed = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(".button-icon[aria-label]") : null;

function show(): void {
  if (!about?.isConnected || !bubble.showPopover) return;
  bubble.textContent = about.ariaLabel;
  if (!bubble.isConnected) document.body.append(bubble);
  bubble.showPopover();
  const button = about.getBoundingClientRect();
  const words = bubble.getBoundingClientRect();
  const above = button.top - words.height - gap;
  const middle = button.left + (button.width - words.width) / 2;
  bubble.style.top = `${above < gap ? button.bottom + gap : above}px`;
  bubble.style.left = `${Math.max(gap, Math.min(middle, innerWidth - words.width - gap))}px`;
}

function close(): void {
  clearTimeout(timer);
  if (bubble.isConnected && bubble.matches(":popover-open")) {
    lastClosedAt = Date.now();
    bubble.hidePopover();
  }
  about = null;
}

/** `first`: the button that triggered loading; its event is gone, and the pointer may have left. */
export function watchTooltips(first: Element): void {
  const point = (named: Element | null) => {
    if (named === about) return;
    close();
    about = named;
    if (named === null) return;
    timer = setTimeout(show, Date.now() - lastClosedAt < limits.skipDelay ? 0 : limits.openDelay);
  };
  // Touch has no hover.
  document.addEventListener("pointerover", ({ target, pointerType }) =>
    point(pointerType === "touch" ? null : findNamed(target)),
  );
  if (first.matches(":hover, :focus-visible")) point(findNamed(first));
  document.addEventListener("focusin", ({ target }) => {
    close();
    about = findNamed(target);
    // Delayed: the focus may come from a popover that is just closing.
    if (about?.matches(":focus-visible")) timer = setTimeout(show);
  });
  for (const end of ["focusout", "pointerdown"]) document.addEventListener(end, close);
  addEventListener("scroll", close, { capture: true, passive: true });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
}
