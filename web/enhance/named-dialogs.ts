/**
 * Dialogs that an address opens on any page (`#sign-in`, `#sign-up`, `#ask-{id}`, `#safety-{id}`): an empty frame at once,
 * React as soon as somebody is about to open one. Links to signing in and joining lead to pages, and open the modal instead
 * if its script loads in time.
 */
import { dashboardOf } from "#contract/dashboard-of.ts";
import { modalDelay } from "#contract/every-page.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { toast } from "#web/ui/toast.ts";
import { isPlainPress, openDialogShell, seen, showPressed } from "./answer-presses.ts";

type Dialog = {
  opener: string;
  name: RegExp;
  /** `takeShell`: removes the empty frame, just before the dialog is rendered. */
  load: () => Promise<{ open: (takeShell: () => void) => Promise<void> }>;
  /** From then on it follows the address by itself. */
  isMounted?: boolean;
};

export const loadAuth = () => import("./load-auth.ts");

const authDialog: Dialog = {
  opener: "[data-auth-dialog]",
  name: /^#sign-(in|up)$/,
  load: async () => (await loadAuth()).loadAuthDialog(),
};
const dialogs: Dialog[] = [
  authDialog,
  { opener: "[data-ask]", name: /^#ask-/, load: () => import("#web/islands/ask.tsx") },
  { opener: "[data-safety]", name: /^#safety-/, load: () => import("#web/islands/safety.tsx") },
];

/** The link to signing in or joining that was pressed last. */
let pressedLink: HTMLAnchorElement | undefined;

function answerAuthLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(authDialog.opener) : null;
  if (link === null || !isPlainPress(event)) return;
  event.preventDefault();
  // Only links for teachers name a role (AuthLink).
  if (link.search) selectedRole.write("teacher");
  pressedLink = link;
  location.hash = String(link.dataset.authDialog);
}

/** A failure is reported when the dialog is opened. */
const prefetch = ({ load }: Dialog) => void load().catch(() => undefined);

/** On the touch of a link that opens it; for a visitor also when idle, unless data saver is on: after the first touch of the page, or at once if it is in the HTTP cache. */
export function prefetchNamedDialogs(isVisitor: boolean): void {
  document.addEventListener("click", answerAuthLink);
  const attend = ({ target }: Event) => {
    for (const dialog of dialogs) if (target instanceof Element && target.closest(dialog.opener)) prefetch(dialog);
  };
  for (const intent of ["pointerdown", "focusin"]) document.addEventListener(intent, attend);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!isVisitor || connection?.saveData) return;
  const first = () => prefetch(authDialog);
  const ahead = () => ("requestIdleCallback" in window ? requestIdleCallback(first) : setTimeout(first, 1000));
  const moments = navigator.serviceWorker?.controller ? ["load"] : ["pointerdown", "keydown", "scroll"];
  for (const moment of moments) addEventListener(moment, ahead, { once: true, passive: true });
}

/** Resolves when no dialog is loading, so that optional loads do not compete with one. */
export let opening: Promise<unknown> = Promise.resolve();

function forgetHash(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function openNamedDialog(): void {
  opening = open();
}

async function open(): Promise<void> {
  const { hash } = location;
  const link = pressedLink;
  pressedLink = undefined;
  // A signed-in student asks in the app; replaces this entry, so that Back leads to the page.
  if (document.documentElement.dataset.signedIn === "student" && /^#ask-[\da-f-]{36}$/.test(hash))
    return location.replace(`${dashboardOf("student")}?tab=find&contact=${hash.slice(5)}`);
  const named = dialogs.find(({ name }) => name.test(hash));
  if (named === undefined || named.isMounted) return;
  const openers = [...document.querySelectorAll(`[href="${hash}"]`)];
  const opener = link ?? openers.find((one) => one === document.activeElement) ?? openers[0];
  await showPressed(opener);
  if (location.hash !== hash) return;
  const takeShell = openDialogShell(opener?.textContent ?? "", forgetHash);
  try {
    const late = new Promise<void>((resolve) => link && setTimeout(resolve, modalDelay));
    const island = await Promise.race([named.load(), late]);
    if (location.hash !== hash) return takeShell();
    if (!island) return location.replace(`${link}`);
    // The empty dialog is painted first, even if all the rest is loaded.
    await seen();
    await island.open(takeShell);
    named.isMounted = true;
  } catch {
    forgetHash();
    toast({ title: document.body.dataset.offline ?? "", variant: "destructive" });
  }
  takeShell();
}
