/** The public pages that the service worker caches for offline reading (R2.14): the cache names, and clearing them at log out. */

/** The prefix before the build. */
export const cachePrefix = "pages-";

/** Header with the time at which a page was cached. */
export const cachedAt = "x-kept-at";

const isOfPages = (name: string) => name.startsWith(cachePrefix);

/** None where the browser has no cache storage. */
export async function openCachedPages(): Promise<Cache[]> {
  if (!("caches" in globalThis)) return [];
  const names = (await caches.keys()).filter(isOfPages);
  return Promise.all(names.map((name) => caches.open(name)));
}

export async function emptyCachedPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter(isOfPages);
  await Promise.all(names.map((name) => caches.delete(name)));
}
