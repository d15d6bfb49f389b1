/**
 * The doors, sign in and join, before React is there (decision 121): the server's own writing of the dialog, in place of the
 * empty one. One can type in it, turn it and close it; what only React can do is marked, and done once it has taken over.
 */
import type { MemberRole } from "#contract/vocabulary.ts";
import type { MakeRoom, Typed } from "#web/islands/standing-door.ts";
import { selectedRole } from "#web/memory/choices.ts";
import { toast } from "#web/ui/toast.ts";
// Nothing is seen undressed: the sheet is there before this runs.
import "#web/styles/app.css";

/** Longer than this the empty dialog waits for React alone, in milliseconds. */
const patience = 5000;

/** Null when the server did not write them. */
async function readDoors(asked: XMLHttpRequest): Promise<Document | null> {
  asked.timeout = patience;
  if (asked.readyState !== XMLHttpRequest.DONE)
    await new Promise((resolve) => asked.addEventListener("loadend", resolve));
  return asked.status === 200 ? asked.responseXML : null;
}

/** The door in which somebody may have typed already. */
let standing: Room | undefined;

/** After the doors, which would share a slow line with it; its words beside it. Where a door stands it stays until it is here. */
export async function loadIsland(
  asked: XMLHttpRequest | undefined,
): Promise<typeof import("#web/islands/sign-in.tsx")> {
  if (asked) await readDoors(asked);
  import("#web/islands/load-sign-in-text.ts").then(({ loadSignInText }) => loadSignInText()).catch(() => undefined);
  return import("#web/islands/sign-in.tsx").catch(async (error: unknown) => {
    if (!standing) throw error;
    await standing.waitForPress();
    return loadIsland(undefined);
  });
}

/**
 * `take`: away with it, unless React has it. `makeRoom`: React takes it over, if it is still there. `waitForPress`: says that
 * React cannot be fetched; ends when it is worth another try, or with the door.
 */
type Room = { take: () => void; makeRoom: MakeRoom; waitForPress: () => Promise<unknown> };

type Copy = (tab: string, role: MemberRole) => HTMLDialogElement | undefined;

/** In place of the empty one; undefined where there is none to be put up. `onClose`: the person did not want to wait. */
export async function putUpDoor(
  asked: XMLHttpRequest,
  takeShell: () => void,
  onClose: () => void,
): Promise<Room | undefined> {
  const written = await readDoors(asked);
  const copy: Copy = (tab, role) => {
    const door = written?.getElementById(`${tab}-${role}`);
    const dialog = door instanceof HTMLTemplateElement ? door.content.firstElementChild?.cloneNode(true) : undefined;
    return dialog instanceof HTMLDialogElement ? dialog : undefined;
  };
  const tab = location.hash.slice(1);
  const role = selectedRole.read() === "teacher" ? "teacher" : "student";
  const dialog = copy(tab, role);
  // Closed meanwhile, perhaps.
  if (dialog === undefined) return;
  const room = attendDoor(dialog, { tab, role, copy, onClose });
  standing = room;
  // As React does: what stands chosen is chosen.
  selectedRole.write(role);
  // Closed first, so that the focus goes back to where it was before both.
  takeShell();
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
  return room;
}

type Door = { tab: string; role: MemberRole; copy: Copy; onClose: () => void };

function attendDoor(dialog: HTMLDialogElement, { tab, role, copy, onClose }: Door): Room {
  const place = document.createElement("div");
  const typed: Typed = {};
  const listening = new AbortController();

  /** In an order that is the same for both roles and for React. */
  const controls = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>("button, input")];
  const fields = () => [...place.querySelectorAll<HTMLInputElement>("form input")];
  const placeOf = (control: Element | null) => controls().findIndex((one) => one.isSameNode(control));
  const noteTyped = () => {
    typed[tab] = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
  };
  /** Toasts stand in the open dialog and find back by themselves (`ui/toaster.ts`); to React they are strangers. */
  const freeToasts = () => {
    const toasts = dialog.querySelector(".toasts");
    if (toasts) document.body.append(toasts);
  };

  function turn(nextTab: string, nextRole: MemberRole): void {
    const next = copy(nextTab, nextRole);
    if (next === undefined) return;
    noteTyped();
    const { email = "" } = typed[tab] ?? {};
    const focused = placeOf(document.activeElement);
    const scrolled = dialog.querySelector(".dialog-body")?.scrollTop ?? 0;
    freeToasts();
    dialog.replaceChildren(...next.childNodes);
    [tab, role] = [nextTab, nextRole];
    for (const field of fields()) field.value = typed[tab]?.[field.name] || (field.name === "email" ? email : "");
    (controls()[focused] ?? dialog.querySelector("h2"))?.focus({ preventScroll: true });
    dialog.querySelector(".dialog-body")?.scrollTo(0, scrolled);
  }

  const findPressed = () => dialog.querySelector("[data-pressed]");
  let onPress: () => void = () => undefined;
  let waiting: Promise<unknown> | undefined;
  const markPressed = (button: Element | null) => {
    findPressed()?.removeAttribute("data-pressed");
    button?.setAttribute("data-pressed", "");
    if (button) onPress();
  };

  function waitForPress(): Promise<unknown> {
    if (waiting) return waiting;
    markPressed(null);
    const { authDialog: title = "" } = document.querySelector<HTMLElement>("[data-auth-dialog]")?.dataset ?? {};
    toast({ title, variant: "destructive" });
    waiting = new Promise<void>((resolve) => {
      onPress = resolve;
    }).then(() => {
      waiting = undefined;
    });
    addEventListener("online", onPress, { signal: listening.signal });
    return waiting;
  }

  function answerPress(button: HTMLButtonElement): void {
    const [other] = /sign-(in|up)$/.exec(button.id) ?? [];
    const field = button.previousElementSibling;
    if (button.closest(".dialog-head")) dialog.close();
    else if (other !== undefined) {
      history.replaceState(history.state, "", `#${other}`);
      turn(other, role);
    } else if (button.hasAttribute("aria-pressed") && field instanceof HTMLInputElement) {
      const isShown = field.type === "password";
      field.type = isShown ? "text" : "password";
      button.setAttribute("aria-pressed", String(isShown));
    } else if (button.type !== "submit") markPressed(button);
  }

  /** There are two: an arrow, whichever way it points, leads to the other. */
  function answerKey(event: KeyboardEvent): void {
    const tabs = [...dialog.querySelectorAll<HTMLElement>("[role=tab]")];
    const [first, last] = tabs;
    if (!tabs.some((one) => one === event.target)) return;
    const next = event.target === first ? last : first;
    const goal = { ArrowLeft: next, ArrowRight: next, Home: first, End: last }[event.key];
    if (!goal) return;
    event.preventDefault();
    goal.focus();
    goal.click();
  }

  function take(): void {
    if (listening.signal.aborted) return;
    listening.abort();
    standing = undefined;
    onPress();
    dialog.close();
    place.remove();
  }

  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, act: (event: HTMLElementEventMap[Kind]) => void) =>
    dialog.addEventListener(kind, act, { signal: listening.signal });
  on("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && !button.closest(".toasts")) answerPress(button);
  });
  on("keydown", answerKey);
  on("pointerdown", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  on("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    const chosen = target.value === "teacher" ? "teacher" : "student";
    selectedRole.write(chosen);
    turn(tab, chosen);
  });
  // Never by the browser, which would write what was typed into the address.
  on("submit", (event) => {
    event.preventDefault();
    markPressed(event.submitter);
  });
  // What is changed after the press is not sent by it.
  on("input", () => markPressed(null));
  on("close", () => {
    take();
    onClose();
  });
  addEventListener("hashchange", () => location.hash !== `#${tab}` && take(), { signal: listening.signal });
  place.append(dialog);
  document.body.append(place);

  function makeRoom(): ReturnType<MakeRoom> {
    if (listening.signal.aborted) return;
    listening.abort();
    standing = undefined;
    noteTyped();
    const focused = placeOf(document.activeElement);
    const shown = controls().flatMap((one, at) => (one.getAttribute("aria-pressed") === "true" ? at : []));
    const pressed = placeOf(findPressed());
    markPressed(null);
    freeToasts();
    const resume = () => {
      for (const at of [...shown, pressed]) controls()[at]?.click();
      const field = controls()[focused];
      // Where React had to draw it anew.
      if (field !== document.activeElement) field?.focus();
      field?.scrollIntoView({ block: "nearest" });
    };
    return { place, role, typed, resume };
  }

  return { take, makeRoom, waitForPress };
}
