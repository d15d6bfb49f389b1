/**
 * Renders the toasts of both systems (R2.12) on every page, with React or without. A modal dialog makes all else inert, so
 * the toasts move into it while it is open: below its text, where they cover nothing and can be pressed.
 */
import { liveToast } from "#contract/every-page.ts";
import { make } from "./make-element.ts";
import { placeToasts } from "./place-toasts.ts";
import { liveStore, toastLinks, toastStore } from "./toast.ts";
import type { Toast, ToastStore } from "./toast-store.ts";

/** A shortcut that focuses the toasts, as in other toolkits. */
const shortcut = "F8";

const everything = make("section", "toasts");
const placing = placeToasts(everything);
/** The focused element before the toasts. */
let back: Element | null = null;

function fill(card: HTMLElement, store: ToastStore, { id, title, text, action, variant = "default" }: Toast): void {
  const leave = (event: MouseEvent) => {
    store.dismiss(id);
    resume();
    // Pressed by a key: the focus returns to its former element.
    if (event.detail === 0 && back instanceof HTMLElement) back.focus();
  };
  card.className = `toast toast-${variant}`;
  card.dataset.variant = variant;
  if (variant === "destructive") card.role = "alert";
  const words = make("div", "");
  words.append(make("p", "toast-title", title));
  if (text) words.append(make("p", "toast-text", text));
  if (action) {
    const link = make("a", "link toast-action", action.label);
    link.href = action.to;
    link.onclick = (event) => {
      store.dismiss(id);
      if (toastLinks.follow === undefined || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      toastLinks.follow(action.to);
    };
    words.append(link);
  }
  const close = make("button", "button button-quiet button-icon toast-close");
  close.type = "button";
  close.ariaLabel = document.body.dataset.close ?? "";
  close.onclick = leave;
  card.replaceChildren(words, close);
}

/** The open dialog, or the page. */
function findHost(): Element {
  const open = [...document.querySelectorAll("dialog:modal")];
  return open.find((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1) ?? document.body;
}

function settle(): void {
  const host = findHost();
  if (everything.parentElement === host) return;
  host.append(everything);
  releaseTime();
}

/** A moved or removed element loses the focus without an event. */
function releaseTime(): void {
  if (!everything.contains(document.activeElement)) resume();
}

const watch = new MutationObserver(() => {
  settle();
  placing.lookSoon();
});

function drawFrom(store: ToastStore, list: HTMLElement): void {
  const drawn = new Map<number, { toast: Toast; card: HTMLElement }>();
  const draw = () => {
    const shown = store.listVisible();
    for (const [id, { card }] of drawn)
      if (!shown.some((toast) => toast.id === id)) {
        card.remove();
        drawn.delete(id);
      }
    for (const toast of shown) {
      const known = drawn.get(toast.id);
      if (known?.toast === toast) continue;
      const card = known?.card ?? make("div", "");
      fill(card, store, toast);
      if (known === undefined) list.append(card);
      drawn.set(toast.id, { toast, card });
    }
    watch.disconnect();
    releaseTime();
    if (everything.querySelector(".toast") !== null) settle();
    placing.look();
    if (everything.querySelector(".toast") === null) return;
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  };
  store.subscribe(draw);
  draw();
}

const stores = [liveStore, toastStore];
const pause = () => {
  for (const store of stores) store.pause();
};
const resume = () => {
  for (const store of stores) store.resume();
};

export function drawToasts(): void {
  everything.ariaLabel = document.body.dataset.toasts ?? "";
  everything.ariaLive = "polite";
  everything.style.setProperty("--toast-gap", `${liveToast.gap}px`);
  everything.style.setProperty("--toast-width", `${liveToast.width}px`);
  everything.addEventListener("focusin", ({ relatedTarget }) => {
    pause();
    if (relatedTarget instanceof Element && !everything.contains(relatedTarget)) back = relatedTarget;
  });
  everything.addEventListener("focusout", resume);
  addEventListener("keydown", ({ key }) => {
    if (key === shortcut) everything.querySelector<HTMLElement>("a, button")?.focus();
  });
  for (const [store, name] of [
    [liveStore, "toasts-live"],
    [toastStore, "toasts-own"],
  ] as const) {
    const list = make("div", name);
    everything.append(list);
    drawFrom(store, list);
  }
}
