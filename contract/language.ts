/** The language and address of a page (R2.2, R2.13, section 9): shared by the server, the pages and the switcher. */

import { localKeys } from "./every-page.ts";
import { type Language, languages } from "./languages.ts";

export const defaultLanguage: Language = "en";

/** Mirrors the local key, so that the server knows the choice too. */
export const languageCookie = localKeys.language;
/** Seconds: a year. */
export const languageCookieLife = 31_536_000;

/** Lasts a year. */
export const languageCookieAttributes = `Path=/; Max-Age=${languageCookieLife}; SameSite=Lax`;

/** Sent with every call of a page: the page's language, which may differ from the cookie's (R2.13). */
export const pageLanguageHeader = "x-page-language";

/** More entries or characters than any browser sends; the rest is ignored. */
const headerLimit = { characters: 500, entries: 20 } as const;

export type Direction = "ltr" | "rtl";

export function directionOf(language: Language): Direction {
  return language === "ur" ? "rtl" : "ltr";
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Strips `/hi` or `/ur` from a path. English has no prefix. */
export function splitLanguage(pathname: string): { language: Language | null; path: string } {
  const [, first = ""] = /^\/([^/]*)/.exec(pathname) ?? [];
  if (!isLanguage(first) || first === defaultLanguage) return { language: null, path: pathname };
  return { language: first, path: withOneSlash(pathname.slice(first.length + 1)) };
}

/** The address of a page in a language; `path` has no prefix, `search` is "" or begins with "?". */
export function addressIn(language: Language, path: string, search = ""): string {
  const plain = withOneSlash(path);
  if (language === defaultLanguage) return plain + search;
  return `/${language}${plain === "/" ? "" : plain}${search}`;
}

/** `//host` and `/\host` would lead to another site. */
function withOneSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, "")}`;
}

export type Alternate = { hreflang: Language | "x-default"; path: string };

/** The same page in every language it has, for `<link rel="alternate">`. */
export function alternatesOf(path: string, search = "", writtenIn: readonly Language[] = languages): Alternate[] {
  const translated = writtenIn.map((language) => ({ hreflang: language, path: addressIn(language, path, search) }));
  return [...translated, { hreflang: "x-default", path: addressIn(defaultLanguage, path, search) }];
}

type Visit = {
  /** The request's path, with its prefix if it has one. */
  address: string;
  /** Value of the language cookie. */
  cookie?: string | null;
  /** The header as sent. */
  acceptLanguage?: string | null;
};

/** An explicit address beats the cookie, the cookie beats the browser, the browser beats English. */
export function chooseLanguage({ address, cookie, acceptLanguage }: Visit): Language {
  const named = splitLanguage(address).language;
  if (named !== null) return named;
  if (isLanguage(cookie)) return cookie;
  return preferredOf(acceptLanguage ?? "") ?? defaultLanguage;
}

function preferredOf(header: string): Language | null {
  let best: { language: Language; quality: number } | null = null;
  for (const entry of header.slice(0, headerLimit.characters).split(",", headerLimit.entries)) {
    const [range = "", ...parameters] = entry.split(";");
    const language = range.trim().toLowerCase().split("-", 1)[0];
    const quality = qualityOf(parameters);
    if (isLanguage(language) && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? null;
}

/** 1 when absent, 0 (never chosen) when it is not an RFC 9110 quality value. */
function qualityOf(parameters: string[]): number {
  const [parameter] = parameters;
  if (parameter === undefined) return 1;
  const [, value] = /^\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameter) ?? [];
  return value === undefined ? 0 : Number(value);
}
