/** Marks the calls that a page makes while it is rendered: the page has taken its turn, so they need none of their own. */
import { AsyncLocalStorage } from "node:async_hooks";

/** `whenSent`: what is done whenever the page is sent to a reader, also from the cache. */
export type PageRendering = {
  whenSent: (() => void)[];
  /** By the clock of the process, `performance.now()`: whatever was saved before must be on it. */
  begun: number;
  /** Asked for by somebody who has just saved something, and looks for it. */
  forSaver: boolean;
};

const rendering = new AsyncLocalStorage<PageRendering>();

export function whileRendering<T>(page: PageRendering, ask: () => T): T {
  return rendering.run(page, ask);
}

export function isForPage(): boolean {
  return rendering.getStore() !== undefined;
}

export function isForWriter(): boolean {
  return rendering.getStore()?.forSaver === true;
}

/** Since when a call, or the page that makes it, is under way. */
export function begunAt(): number {
  return rendering.getStore()?.begun ?? performance.now();
}

/**
 * For a call that a page makes: does something whenever that page is sent; for any other: at once.
 * Asked when the call comes in, as what waits for a connection no longer knows for whom it runs.
 */
export function openSending(): (act: () => void) => void {
  const page = rendering.getStore();
  return page === undefined ? (act) => act() : (act) => page.whenSent.push(act);
}
