/** Waits until the first view of a page has been drawn and seen: for what can come after it. */

/** Milliseconds. */
const pause = 1000;

export function afterFirstView(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pause));
}
