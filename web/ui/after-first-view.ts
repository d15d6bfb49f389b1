/** Waits until the first view of a page is painted, or until the browser is idle: for what can come after it. */

/** Milliseconds. */
const pause = 1000;
const glance = 100;

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** A rendered page has a heading; on a slow connection that takes longer than any timeout. */
export async function afterFirstView(): Promise<void> {
  while (document.querySelector("h1") === null) await sleep(glance);
  await sleep(pause);
}

type Connection = { saveData?: boolean };

/** For prefetching. Never resolves with data saver. */
export async function whenIdle(): Promise<void> {
  await afterFirstView();
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return new Promise(() => {});
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
}
