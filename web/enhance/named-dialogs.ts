/** Dialogs that an address opens on any page (`#sign-in`, `#sign-up`, `#ask-{id}`); React is fetched when somebody means to. */
import { showToast } from "./show-toast.ts";

const dialogs = [
  { opener: "[data-auth-dialog]", name: /^#sign-(in|up)$/, load: () => import("#web/islands/sign-in.tsx") },
  { opener: "[data-ask]", name: /^#ask-/, load: () => import("#web/islands/ask.tsx") },
];

export function prefetchNamedDialog({ target }: Event): void {
  if (!(target instanceof Element)) return;
  // A failure is told when the dialog is really opened.
  for (const { opener, load } of dialogs) if (target.closest(opener) !== null) load().catch(() => undefined);
}

export async function openNamedDialog(): Promise<void> {
  const named = dialogs.find(({ name }) => name.test(location.hash));
  if (named === undefined) return;
  try {
    const { open } = await named.load();
    await open();
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
    const title = document.querySelector<HTMLElement>("[data-auth-dialog]")?.dataset.authDialog ?? "";
    showToast({ title, variant: "destructive" });
  }
}
