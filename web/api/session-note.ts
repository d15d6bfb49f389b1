/** A short note from one page to a later one of the same tab; without storage it is simply not there. */

export function putNote(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is off or full: the later page does without.
  }
}

export function readNote(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function dropNote(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing is left.
  }
}
