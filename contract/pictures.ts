/** Pictures of links (Open Graph), drawn by the server: which there are, and where. */
import type { Language } from "./languages.ts";

/** Kinds of pages that share one picture a language. */
export const sharedPictures = [
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

/** Kinds of which every page has its own. */
export const ownPictures = ["keyword", "post", "teacher"] as const;

export type SharedPicture = (typeof sharedPictures)[number];
export type OwnPicture = (typeof ownPictures)[number];

/** `name`: a keyword address without its slash, a post's slug, a teacher's id. */
export type Picture = { kind: SharedPicture } | { kind: OwnPicture; name: string };

/** Pixels; what messengers and networks show whole. */
export const pictureSize = { width: 1200, height: 630 } as const;

export function pictureAddress(language: Language, picture: Picture): string {
  const own = "name" in picture ? `/${picture.name}` : "";
  return `/pictures/${language}/${picture.kind}${own}.png`;
}
