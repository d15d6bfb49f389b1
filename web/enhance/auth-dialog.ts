/** The authentication modal from any page: `#sign-in` and `#sign-up` open it, React is fetched when somebody means to. */
import { showToast } from "./show-toast.ts";

const names = ["#sign-in", "#sign-up"];
const loadAuthDialog = () => import("#web/islands/sign-in.tsx");

export function prefetchAuthDialog({ target }: Event): void {
  const opener = target instanceof Element ? target.closest("[data-auth-dialog]") : null;
  // A failure is told when the dialog is really opened.
  if (opener !== null) loadAuthDialog().catch(() => undefined);
}

export async function openNamedDialog(): Promise<void> {
  if (!names.includes(location.hash)) return;
  try {
    const { openAuthDialog } = await loadAuthDialog();
    await openAuthDialog();
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
    const title = document.querySelector<HTMLElement>("[data-auth-dialog]")?.dataset.authDialog ?? "";
    showToast({ title, variant: "destructive" });
  }
}
