/** Marks the calls that a page makes while it is rendered: they run within the page's turn. */
import { AsyncLocalStorage } from "node:async_hooks";

/** `whenSent`: called whenever the page is sent to a reader, also from the cache. */
export type PageRendering = {
  whenSent: (() => void)[];
  /** Start by the process clock, `performance.now()`: everything saved before must be included. */
  begun: number;
  /** Requested by a visitor who has just saved something. */
  forSaver: boolean;
};

const rendering = new AsyncLocalStorage<PageRendering>();

export function whileRendering<T>(page: PageRendering, work: () => T): T {
  return rendering.run(page, work);
}

export function isForPage(): boolean {
  return rendering.getStore() !== undefined;
}

export function isForWriter(): boolean {
  return rendering.getStore()?.forSaver === true;
}

/** When a call, or the page that makes it, began. */
export function begunAt(): number {
  return rendering.getStore()?.begun ?? performance.now();
}

/**
 * For a call that a page makes: runs `act` whenever that page is sent; for any other: at once.
 * Must be called when the call comes in, as the async context may be lost while waiting for a connection.
 */
export function openSending(): (act: () => void) => void {
  const page = rendering.getStore();
  return page === undefined ? (act) => act() : (act) => page.whenSent.push(act);
}
