/** The public pages that the service worker keeps for a line that is gone (R2.14): where they lie, and how they go at log out. */

/** Before the build they belong to. */
export const keptPrefix = "pages-";

/** The time at which a page was kept, as a header of it. */
export const keptAt = "x-kept-at";

const isOfPages = (name: string) => name.startsWith(keptPrefix);

/** None where the browser has no place for them. */
export async function openKeptPages(): Promise<Cache[]> {
  if (!("caches" in globalThis)) return [];
  const names = (await caches.keys()).filter(isOfPages);
  return Promise.all(names.map((name) => caches.open(name)));
}

export async function emptyKeptPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter(isOfPages);
  await Promise.all(names.map((name) => caches.delete(name)));
}
