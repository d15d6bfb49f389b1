/** The way out of an app to a document, which is a page load of its own. */

/** Never resolves: what waits for it waits until the browser is away. The app is not kept in the history, where Back would find it closed. */
export function openDocument(path: string): Promise<never> {
  location.replace(path);
  return waitForPage();
}

/** For when someone else has already sent the browser away. */
export function waitForPage(): Promise<never> {
  return new Promise(() => {});
}
