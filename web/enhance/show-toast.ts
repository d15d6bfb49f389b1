/** Shows a toast on a page without React, one at a time, in the same clothes as the toasts of the apps and above an open dialog. */
import { toast as limits } from "#contract/every-page.ts";
import type { ToastContent } from "#web/ui/toast-store.ts";

let list: HTMLElement | undefined;

function make(tag: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function ensureList(): HTMLElement {
  if (list) return list;
  list = make("section", "toasts toasts-top");
  list.popover = "manual";
  document.body.append(list);
  return list;
}

export function showToast({ title, text, variant = "default", action, duration }: ToastContent): void {
  const place = ensureList();
  const toast = make("div", `toast toast-${variant}`);
  toast.dataset.variant = variant;
  toast.setAttribute("role", variant === "destructive" ? "alert" : "status");
  const words = make("div", "");
  words.append(make("p", "toast-title", title));
  if (text) words.append(make("p", "", text));
  if (action) {
    const link = make("a", "link toast-action", action.label);
    link.setAttribute("href", action.to);
    words.append(link);
  }
  toast.append(words);

  const close = () => {
    toast.remove();
    if (place.childElementCount === 0) place.hidePopover?.();
  };
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(close, duration ?? limits.duration);
  };
  for (const event of ["pointerenter", "focusin"]) toast.addEventListener(event, () => clearTimeout(timer));
  for (const event of ["pointerleave", "focusout"]) toast.addEventListener(event, wait);
  wait();
  // Shown again each time: the top layer is ordered by opening, and a dialog may have opened meanwhile.
  place.hidePopover?.();
  place.showPopover?.();
  place.replaceChildren(toast);
}
