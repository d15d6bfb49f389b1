/** Marks the calls that a page makes while it is rendered: the page has taken its turn, so they need none of their own. */
import { AsyncLocalStorage } from "node:async_hooks";

const rendering = new AsyncLocalStorage<true>();

export function whileRendering<T>(ask: () => T): T {
  return rendering.run(true, ask);
}

export function isForPage(): boolean {
  return rendering.getStore() === true;
}
