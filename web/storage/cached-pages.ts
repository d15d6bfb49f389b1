/** The public pages that the service worker keeps for a line that is gone (R2.14): where they lie, and how they go at log out. */

/** Before the build they belong to. */
export const cachePrefix = "pages-";

/** The time at which a page was kept, as a header of it. */
export const cachedAt = "x-kept-at";

const isOfPages = (name: string) => name.startsWith(cachePrefix);

/** None where the browser has no place for them. */
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
