/** Dialogs that an address opens on any page (`#sign-in`, `#sign-up`, `#ask-{id}`, `#safety-{id}`): at once and empty; React is fetched when somebody means to, or is about to. */
import { doorsPath } from "#contract/every-page.ts";
import type { MakeRoom } from "#web/islands/standing-door.ts";
import { toast } from "#web/ui/toast.ts";
import { openDialogShell, seen, showPressed } from "./answer-presses.ts";

type Dialog = {
  opener: string;
  name: RegExp;
  load: () => Promise<{ open: (makeRoom: MakeRoom) => Promise<void> }>;
  /** Of what stands in its place until it is here. */
  makeRoom?: MakeRoom;
  /** From now on it follows the address by itself. */
  stands?: boolean;
};

const loadDoor = () => import("./door.ts");
const doors: Dialog & { isHere?: boolean } = {
  opener: "[data-auth-dialog]",
  name: /^#sign-(in|up)$/,
  load: async () => {
    const island = await (await loadDoor()).loadIsland(asked);
    doors.isHere = true;
    return island;
  },
};
const dialogs: Dialog[] = [
  doors,
  { opener: "[data-ask]", name: /^#ask-/, load: () => import("#web/islands/ask.tsx") },
  { opener: "[data-safety]", name: /^#safety-/, load: () => import("#web/islands/safety.tsx") },
];

let asked: XMLHttpRequest | undefined;

/** What the server writes of the doors is here long before React. By this way, as Trusted Types let nobody make it from text. */
function askDoors(): XMLHttpRequest {
  if (asked) return asked;
  asked = new XMLHttpRequest();
  asked.open("GET", doorsPath + document.documentElement.lang);
  asked.responseType = "document";
  asked.send();
  return asked;
}

/** A failure is told when the dialog is really opened. */
const prefetch = ({ load }: Dialog) => void load().catch(() => undefined);

/** At the touch of what opens them; and for a visitor when nobody waits, unless data is to be saved: after the first touch of the page, or without one where an earlier visit left it in the browser. */
export function prefetchNamedDialogs(isVisitor: boolean): void {
  const attend = ({ target }: Event) => {
    for (const dialog of dialogs)
      if (target instanceof Element && target.closest(dialog.opener)) {
        if (dialog === doors && !doors.isHere) askDoors();
        prefetch(dialog);
      }
  };
  for (const intent of ["pointerdown", "focusin"]) document.addEventListener(intent, attend);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!isVisitor || connection?.saveData) return;
  const first = () => prefetch(doors);
  const ahead = () => ("requestIdleCallback" in window ? requestIdleCallback(first) : setTimeout(first, 1000));
  const moments = navigator.serviceWorker?.controller ? ["load"] : ["pointerdown", "keydown", "scroll"];
  for (const moment of moments) addEventListener(moment, ahead, { once: true, passive: true });
}

/** Ends when nothing is on its way to a dialog: what can wait leaves the line to it. */
export let opening: Promise<unknown> = Promise.resolve();

function forgetHash(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function openNamedDialog(): void {
  opening = open();
}

async function open(): Promise<void> {
  const { hash } = location;
  // A signed-in student asks in the app; in the place of this address, so that going back leads to the page.
  if (document.documentElement.dataset.signedIn === "student" && /^#ask-[\da-f-]{36}$/.test(hash))
    return location.replace(`/student-dashboard?tab=find&contact=${hash.slice(5)}`);
  const named = dialogs.find(({ name }) => name.test(hash));
  if (named === undefined || named.stands) return;
  const openers = [...document.querySelectorAll(`[href="${hash}"]`)];
  const opener = openers.find((one) => one === document.activeElement) ?? openers[0];
  await showPressed(opener);
  if (location.hash !== hash) return;
  let take = openDialogShell(opener?.textContent ?? "", forgetHash);
  named.makeRoom = () => void take();
  try {
    if (named === doors && !doors.isHere) {
      const door = await (await loadDoor()).putUpDoor(askDoors(), take, forgetHash);
      if (door) ({ take, makeRoom: named.makeRoom } = door);
    }
    const island = await named.load();
    // The empty dialog is seen first, also where all the rest is here already.
    await seen();
    await island.open(() => named.makeRoom?.());
    named.stands = true;
  } catch {
    forgetHash();
    const title = document.querySelector<HTMLElement>("[data-auth-dialog]")?.dataset.authDialog ?? "";
    toast({ title, variant: "destructive" });
  }
  take();
}
