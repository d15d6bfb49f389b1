/** Dialogs that an address opens on any page (`#sign-in`, `#sign-up`, `#ask-{id}`, `#safety-{id}`): at once and empty; React is fetched when somebody means to, or is about to. */
import { toast } from "#web/ui/toast.ts";
import { openDialogShell } from "./answer-presses.ts";

const dialogs = [
  { opener: "[data-auth-dialog]", name: /^#sign-(in|up)$/, load: () => import("#web/islands/sign-in.tsx") },
  { opener: "[data-ask]", name: /^#ask-/, load: () => import("#web/islands/ask.tsx") },
  { opener: "[data-safety]", name: /^#safety-/, load: () => import("#web/islands/safety.tsx") },
];
/** Those that follow the address by themselves from now on. */
const standing = new Set<unknown>();

/** A failure is told when the dialog is really opened. */
const prefetch = ({ load }: (typeof dialogs)[number]) => void load().catch(() => undefined);

/** At the touch of what opens them; and for a visitor when nobody waits, unless data is to be saved: after the first touch of the page, or without one where an earlier visit left it in the browser. */
export function prefetchNamedDialogs(isVisitor: boolean): void {
  const attend = ({ target }: Event) => {
    for (const dialog of dialogs) if (target instanceof Element && target.closest(dialog.opener)) prefetch(dialog);
  };
  for (const intent of ["pointerdown", "focusin"]) document.addEventListener(intent, attend);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!isVisitor || connection?.saveData) return;
  const first = () => prefetch(dialogs[0] as (typeof dialogs)[number]);
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
  if (named === undefined) return;
  const opener = document.querySelector(`[href="${hash}"]`);
  const isNew = !standing.has(named);
  standing.add(named);
  const takeShell = isNew ? openDialogShell(opener?.textContent ?? "", forgetHash) : () => {};
  try {
    const island = await named.load();
    // The empty dialog is seen first, also where all the rest is here already.
    if (isNew) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await island.open(takeShell);
  } catch {
    standing.delete(named);
    forgetHash();
    const title = document.querySelector<HTMLElement>("[data-auth-dialog]")?.dataset.authDialog ?? "";
    toast({ title, variant: "destructive" });
  }
  takeShell();
}
