/** The address and language that a page request means (R2.2): used by the cache's key and by the page alike, so that they never differ. */
import cookie from "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { chooseLanguage, languageCookie } from "#contract/language.ts";
import type { Language } from "#contract/languages.ts";

type PageRequest = { url: string; headers: Pick<FastifyRequest["headers"], "cookie" | "accept-language"> };

/** Null for invalid addresses and those that would name another host. */
export function documentAddress(origin: string, target: string): URL | null {
  if (!URL.canParse(origin + target)) return null;
  const address = new URL(origin + target);
  if (address.origin !== origin || address.pathname.includes("//") || address.pathname.endsWith(".data")) return null;
  try {
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return null;
  }
}

/** Parses the header itself: an overloaded process refuses requests before cookies are parsed. */
export function languageOfPage(origin: string, { url, headers }: PageRequest): Language {
  return chooseLanguage({
    address: documentAddress(origin, url)?.pathname ?? "/",
    cookie: headers.cookie === undefined ? null : cookie.parse(headers.cookie)[languageCookie],
    acceptLanguage: headers["accept-language"],
  });
}
