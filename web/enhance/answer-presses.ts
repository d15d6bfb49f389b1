/** Marks a press at once, before anything is fetched: the pressed link or button of a document spins, the menu closes, a dialog opens empty. */

/** After the change is painted. */
export const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const markPressed = (pressed: Element | null | undefined, isPressed = true) =>
  pressed?.toggleAttribute("data-pressed", isPressed);

/** Before work that takes a cheap phone longer than a press may stay unanswered. */
export async function showPressed(pressed: Element | null | undefined): Promise<void> {
  markPressed(pressed);
  await seen();
  markPressed(pressed, false);
}

/** Not one that opens another tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** Whether the press navigates to another page here. */
function navigates(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!isPlainPress(event) || link.target || link.origin !== location.origin) return false;
  return link.pathname + link.search !== location.pathname + location.search;
}

/** Large content opens after the button's spinner is painted. */
export function answerPopovers(): void {
  document.addEventListener("click", async (event) => {
    const opener = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("[popovertarget]") : null;
    const over = opener?.popoverTargetElement;
    if (!(over instanceof HTMLElement) || over.matches(":popover-open")) return;
    event.preventDefault();
    await showPressed(opener);
    over.showPopover();
  });
}

/** The pressed element is marked until the page is left, or returns from the back/forward cache. */
export function answerPresses(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null) return;
    link.closest<HTMLElement>("[popover]")?.hidePopover?.();
    if (!event.defaultPrevented && navigates(link, event)) markPressed(link);
  });
  document.addEventListener("submit", ({ submitter, defaultPrevented }) => {
    if (!defaultPrevented) markPressed(submitter);
  });
  addEventListener("pageshow", () => {
    for (const pressed of document.querySelectorAll("[data-pressed]")) markPressed(pressed, false);
  });
}

/** The empty frame of a dialog whose content is loading; returns how to remove it. `onClose`: the person closed it. */
export function openDialogShell(title: string, onClose: () => void): () => void {
  const shell = document.createElement("dialog");
  const head = document.createElement("header");
  const heading = document.createElement("h2");
  const close = document.createElement("button");
  const wait = document.createElement("p");
  shell.className = "dialog";
  shell.ariaLabel = title;
  head.className = "dialog-head";
  heading.textContent = title;
  heading.tabIndex = -1;
  close.className = "button button-quiet button-icon close-icon";
  close.ariaLabel = document.body.dataset.close ?? "";
  close.onclick = () => shell.close();
  wait.className = "dialog-wait spinner";
  head.append(heading, close);
  shell.append(head, wait);
  const take = () => {
    shell.onclose = null;
    // Closed before it is removed, so that the focus returns.
    shell.close();
    shell.remove();
  };
  shell.onclose = () => {
    take();
    onClose();
  };
  document.body.append(shell);
  shell.showModal();
  heading.focus();
  return take;
}
