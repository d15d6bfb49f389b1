/** The account of the page session's cookie (R2.1), for documents that a browser opens; never for API calls. */
import type { FastifyRequest } from "fastify";
import { signedOutCookie } from "#contract/every-page.ts";
import type { Db } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/accounts.ts";
import type { FindReader } from "#server/http/caller.ts";
import { cookieAt } from "#server/http/cookie-at.ts";
import type { Settings } from "#server/settings/settings.ts";
import { pageCookie } from "./browser-cookie.ts";
import { openFindBy } from "./find-session.ts";
import { factorNeeded } from "./second-factor/factor-needed.ts";

export function openFindReader(db: Db, settings: Pick<Settings, "origin" | "demo">): FindReader {
  const pages = pageCookie(settings);
  const signedOut = cookieAt(settings, signedOutCookie.name);
  const find = openFindBy(db, factorNeeded(settings), sessions.pageHash);
  return async (request, reply) => {
    const secret = pages.read(request);
    if (secret === null || !isNavigation(request)) return null;
    if (request.cookies[signedOut] !== undefined) {
      pages.drop(reply);
      return null;
    }
    const found = await find(secret);
    // Only the bearer token can be confirmed anew (R7.14).
    return found && { ...found, confirmed: false };
  };
}

/**
 * Whether the browser navigates to a page. `SameSite=Lax` excludes the cookie from other sites; this excludes scripts, images
 * and fetches of a sibling domain. Old browsers send no such header: what they fetch cannot be read elsewhere
 * (Cross-Origin-Resource-Policy).
 */
function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers["sec-fetch-mode"];
  return mode === undefined || mode === "navigate";
}
