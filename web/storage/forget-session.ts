/** Ends the session in this browser: all that is one person's (`contract/personal-keys.ts`), and the pages that were kept for reading without a network (R2.14). */
import { dashboardOf, isAtDashboard } from "#contract/dashboard-of.ts";
import { signedOutCookie } from "#contract/every-page.ts";
import { emptyCachedPages } from "./cached-pages.ts";
import { dropPersonal } from "./personal.ts";
import { readToken } from "./session.ts";

/** Resolves when the kept pages are gone; who was signed in is forgotten at once. */
export async function forgetSession(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox of today lack the store, and the page is left at once
  document.cookie = `${signedOutCookie.name}=1; ${signedOutCookie.attributes}`;
  dropPersonal();
  await emptyCachedPages().catch(() => undefined);
}

/** Where one signs in again: admins have a door of their own (R2.6). */
export const signedOutPath = () => (isAtDashboard("admin", location.pathname) ? dashboardOf("admin") : "/");

/** The server no longer knows the token: forget it and start over at the front door. */
export function signOutBrowser(): void {
  if (readToken() === null) return;
  void forgetSession().then(() => location.assign(signedOutPath()));
}
