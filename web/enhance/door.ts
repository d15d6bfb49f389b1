/** The authentication modal from any page: `#sign-in` and `#sign-up` open it, React is fetched when somebody means to. */
import { showToast } from "./show-toast.ts";

const names = ["#sign-in", "#sign-up"];
const loadDoor = () => import("#web/islands/sign-in.tsx");

export function prepareDoor({ target }: Event): void {
  const door = target instanceof Element ? target.closest("[data-door]") : null;
  // A failure is told when the door is really opened.
  if (door !== null) loadDoor().catch(() => undefined);
}

export async function openNamedDoor(): Promise<void> {
  if (!names.includes(location.hash)) return;
  try {
    const { openDoor } = await loadDoor();
    await openDoor();
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
    const title = document.querySelector<HTMLElement>("[data-door]")?.dataset.door ?? "";
    showToast({ title, variant: "destructive" });
  }
}
