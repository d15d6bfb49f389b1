/** Leaving an app for a document, by a full page load. */

/** Never resolves: callers wait until the browser has left. Replaces the history entry, as Back would find the app closed. */
export function openDocument(path: string): Promise<never> {
  location.replace(path);
  return waitForPage();
}

/** For when the browser is already leaving. */
export function waitForPage(): Promise<never> {
  return new Promise(() => {});
}
