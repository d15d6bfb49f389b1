/** Ends the session in this browser: who was signed in, and the pages that were kept for reading without a network (R2.14). */
import { dropShortlist } from "./choices.ts";
import { emptyKeptPages } from "./kept-pages.ts";
import { dropSession, readToken } from "./session.ts";

/** Resolves when the kept pages are gone; who was signed in is forgotten at once. */
export async function forgetSession(): Promise<void> {
  dropSession();
  dropShortlist();
  await emptyKeptPages().catch(() => undefined);
}

/** Where one signs in again: admins have a door of their own (R2.6). */
export const frontDoor = () => (/^\/admin\b/.test(location.pathname) ? "/admin" : "/");

/** The server no longer knows the token: forget it and start over at the front door. */
export function endSession(): void {
  if (readToken() === null) return;
  void forgetSession().then(() => location.assign(frontDoor()));
}
