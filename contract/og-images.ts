/** Open Graph pictures, drawn by the server: their kinds and addresses. */
import type { Language } from "./languages.ts";

/** Kinds of pages that share one picture a language. */
export const sharedOgImages = [
  "home",
  "search",
  "online",
  "help",
  "about",
  "contact",
  "legal",
  "blog",
  "students",
] as const;

/** Kinds in which every page has its own. */
export const ownOgImages = ["keyword", "post", "teacher"] as const;

export type SharedOgImage = (typeof sharedOgImages)[number];
export type OwnOgImage = (typeof ownOgImages)[number];

/** `name`: a keyword address without its slash, a post's slug, a teacher's id. */
export type OgImage = { kind: SharedOgImage } | { kind: OwnOgImage; name: string };

/** Pixels; shown uncropped by messengers and networks. */
export const ogImageSize = { width: 1200, height: 630 } as const;

export function ogImageAddress(language: Language, picture: OgImage): string {
  const own = "name" in picture ? `/${picture.name}` : "";
  return `/pictures/${language}/${picture.kind}${own}.png`;
}
