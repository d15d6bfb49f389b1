/** The subjects of a page, learned from the calls of its loaders, and whether an announced change touches it. */
import { findPlacesEndpoint, reverseGeocodeEndpoint } from "#contract/locations.ts";

export type Subjects = {
  /** Ids in the addresses of the loaders' calls: the page is about these. */
  asked: Set<string>;
  /** Ids in the answers. */
  shown: Set<string>;
  /** It shows a list, which others may enter. */
  listing: boolean;
};

/** As the database announces it (rules/announce-pages.sql). */
export type PageChange = { purge: boolean; scope: "page" | "card"; ids: "all" | string[] };

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Endpoints of place names, which no person's change touches; any other call counts as a list, also one that is added later. */
const ofPlaces = new Set<string>([findPlacesEndpoint.path, reverseGeocodeEndpoint.path]);

export const noSubjects = (): Subjects => ({ asked: new Set(), shown: new Set(), listing: false });

export function addCall(subjects: Subjects, url: string, body: string): void {
  const [path = ""] = url.split("?");
  const requested = path.match(uuid) ?? [];
  for (const id of requested) subjects.asked.add(id);
  for (const id of body.match(uuid) ?? []) subjects.shown.add(id);
  if (requested.length === 0 && !ofPlaces.has(path)) subjects.listing = true;
}

/** Undefined for a payload that this version does not understand. */
export function parseChange(payload: string): PageChange | undefined {
  const [, act, scope, ids] = /^(stale|purge) (page|card) (all|[0-9a-f,-]+)$/.exec(payload) ?? [];
  if (ids === undefined) return undefined;
  return {
    purge: act === "purge",
    scope: scope === "page" ? "page" : "card",
    ids: ids === "all" ? "all" : ids.split(","),
  };
}

/** How a change affects a page: a list that does not show the purged person becomes stale only. */
export function effectOn(subjects: Subjects, { purge, scope, ids }: PageChange): "purge" | "stale" | undefined {
  const among = (set: Set<string>) => (ids === "all" ? set.size > 0 : ids.some((id) => set.has(id)));
  if (among(subjects.asked) || (scope === "card" && among(subjects.shown))) return purge ? "purge" : "stale";
  return scope === "card" && subjects.listing ? "stale" : undefined;
}
