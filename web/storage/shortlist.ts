/**
 * The shortlist of this browser (R13.6), newest first: a plain list of ids while nobody is signed in, with
 * the account's id once it was merged with that account's. So nothing is merged twice, and what was removed on
 * another device does not return.
 */
import { localKeys } from "#contract/every-page.ts";
import { shortlist as limits } from "#contract/shortlist-limits.ts";
import { inBrowser, isRecord, isText, type Shape, storedJson } from "./stored-value.ts";

type Shortlist = { of: string | null; ids: readonly string[] };

const isId = (given: unknown): given is string =>
  isText(given) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given);

const readIds: Shape<string[]> = (given) => {
  const ids = Array.isArray(given) ? [...new Set(given.filter(isId))].slice(0, limits.most) : [];
  return ids.length > 0 ? ids : null;
};

const stored = storedJson<string[] | Shortlist>(inBrowser, localKeys.shortlist, (given) => {
  if (isRecord(given) && isText(given.of)) return { of: given.of, ids: readIds(given.ids) ?? [] };
  return readIds(given);
});

const listeners = new Set<() => void>();

export const readSavedIds = stored.read;

export function readStoredShortlist(): Shortlist {
  const found = stored.read() ?? [];
  return Array.isArray(found) ? { of: null, ids: found } : (found as Shortlist);
}

export function writeShortlist({ of, ids }: Shortlist): void {
  const shown = ids.slice(0, limits.most);
  stored.write(of === null ? [...shown] : { of, ids: shown });
  for (const listener of listeners) listener();
}

export const isShortlisted = (id: string) => readStoredShortlist().ids.includes(id);

/** Notified of changes in this tab and in others. */
export function watchShortlist(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === localKeys.shortlist || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}
