/** Ends the session in this browser: deletes all personal data (`contract/personal-keys.ts`), and the pages cached for offline reading (R2.14). */
import { dashboardOf, isAtDashboard } from "#contract/dashboard-of.ts";
import { hostPrefix, signedOutCookie } from "#contract/every-page.ts";
import { emptyCachedPages } from "./cached-pages.ts";
import { dropPersonal } from "./personal.ts";
import { readToken } from "./session.ts";

/** Resolves when the cached pages are deleted; the session is cleared at once. */
export async function forgetSession(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the cookie store, and the page is left at once
  document.cookie = markSignedOut(location.protocol === "https:");
  dropPersonal();
  await emptyCachedPages().catch(() => undefined);
}

/** The cookie that makes the server ignore the page session. */
const markSignedOut = (isSecure: boolean) =>
  `${isSecure ? hostPrefix : ""}${signedOutCookie.name}=1; ${signedOutCookie.attributes}${isSecure ? "; Secure" : ""}`;

/** The sign-in page: admins have their own (R2.6). */
export const signedOutPath = () => (isAtDashboard("admin", location.pathname) ? dashboardOf("admin") : "/");

/** The server no longer knows the token: clears it and goes to the sign-in page. */
export function signOutBrowser(): void {
  if (readToken() === null) return;
  void forgetSession().then(() => location.assign(signedOutPath()));
}
