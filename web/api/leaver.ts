/** Who was refused at sign-in because their account is deactivated or deleted: `/account-status` fills its form with it. */
import { sessionKeys } from "#contract/limits.ts";
import { type Role, roles } from "#contract/vocabulary.ts";
import { dropNote, putNote, readNote } from "./session-note.ts";

export type Leaver = { email: string; role: Role };

export function rememberLeaver(leaver: Leaver): void {
  putNote(sessionKeys.leaver, leaver);
}

export function readLeaver(): Leaver | null {
  const note = readNote(sessionKeys.leaver);
  if (typeof note !== "object" || note === null || !("email" in note) || !("role" in note)) return null;
  const role = roles.find((known) => known === note.role);
  return typeof note.email === "string" && role !== undefined ? { email: note.email, role } : null;
}

export function forgetLeaver(): void {
  dropNote(sessionKeys.leaver);
}
