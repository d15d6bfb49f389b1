/** Remembers in this tab that the person has just signed up, so that the dashboard greets them once (R7.2). */
import { sessionKeys } from "#contract/limits.ts";
import { dropNote, putNote, readNote } from "./session-note.ts";

export function markFirstVisit(): void {
  putNote(sessionKeys.firstVisit, true);
}

/** True once. */
export function takeFirstVisit(): boolean {
  const first = readNote(sessionKeys.firstVisit) === true;
  dropNote(sessionKeys.firstVisit);
  return first;
}
