/** Waits until the first view of a page has been drawn and seen: for what can come after it. */

/** Milliseconds. */
const pause = 1000;
const glance = 100;

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** A page that is drawn has a heading; on a slow line that takes longer than any pause. */
export async function afterFirstView(): Promise<void> {
  while (document.querySelector("h1") === null) await sleep(glance);
  await sleep(pause);
}
