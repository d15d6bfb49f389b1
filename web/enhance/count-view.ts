/** Says that a person's page is looked at: it came from a cache, so nobody else could (once per network and day, by the server). */
import { readToken, readUser } from "#web/memory/session.ts";

export function countView(): void {
  const path = document.querySelector<HTMLElement>("[data-view]")?.dataset.view;
  if (path === undefined) return;
  const token = readToken();
  const id = readUser()?.id;
  // The teacher's own look is no visitor's; the page offers to edit instead.
  if (token !== null && id !== undefined && path.includes(id)) {
    document.documentElement.dataset.ownPage = "";
    return;
  }
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  // A look that could not be counted is nobody's trouble.
  fetch(path, { method: "POST", headers, keepalive: true }).catch(() => undefined);
}
