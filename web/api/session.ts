/** The signed-in person as this browser remembers them (section 9): token and user in local storage. */
import { localKeys } from "#contract/limits.ts";
import type { Role } from "#contract/vocabulary.ts";

export type RememberedUser = {
  id: string;
  name: string;
  email: string;
  role: Role;
  verified: boolean;
  /** Absent when another page remembered the person. */
  hasPhone?: boolean;
};

/** Storage can be switched off or full; the page then works as for a visitor. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readToken(): string | null {
  return stored(localKeys.token);
}

export function readUser(): RememberedUser | null {
  try {
    const user = JSON.parse(stored(localKeys.user) ?? "null");
    if (typeof user !== "object" || user === null) return null;
    const id = user.id ?? user._id;
    return typeof id === "string" && typeof user.role === "string" ? { ...user, id } : null;
  } catch {
    return null;
  }
}

export function rememberSession(token: string, user: RememberedUser): void {
  localStorage.setItem(localKeys.token, token);
  localStorage.setItem(localKeys.user, JSON.stringify(user));
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(localKeys.token);
    localStorage.removeItem(localKeys.user);
  } catch {
    // Nothing was stored, so nothing is left.
  }
}

/** The server no longer knows the token: forget it and start over at the front door. */
export function endSession(): void {
  if (readToken() === null) return;
  forgetSession();
  location.assign("/");
}
