/** Waits until the first view of a page has been drawn and seen, or until nobody waits for anything: for what can come after it. */

/** Milliseconds. */
const pause = 1000;
const glance = 100;

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** A page that is drawn has a heading; on a slow line that takes longer than any pause. */
export async function afterFirstView(): Promise<void> {
  while (document.querySelector("h1") === null) await sleep(glance);
  await sleep(pause);
}

type Connection = { saveData?: boolean };

/** For what may be opened next. Never resolves for those who save their data: their phone says so. */
export async function whenIdle(): Promise<void> {
  await afterFirstView();
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return new Promise(() => {});
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
}
