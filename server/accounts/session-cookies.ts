/**
 * The cookies set with every bearer token: the browser id (R7.13), and the page session (R2.1), a second secret of the same
 * session.
 */
import type { FastifyRequest } from "fastify";
import { signedOutCookie } from "#contract/every-page.ts";
import type { Caller } from "#server/http/caller.ts";
import { cookieAt } from "#server/http/cookie-at.ts";
import type { ReplyHead } from "#server/http/endpoint.ts";
import { deviceCookie, pageCookie } from "./browser-cookie.ts";
import { makeToken, type Origin } from "./open-session.ts";

export type Entry = { caller: Caller; request: FastifyRequest; reply: ReplyHead };

export type SessionCookies = {
  /** Runs `open`, which opens or renews a session of this origin, and sets both cookies unless it is refused. */
  signIn<T>(
    entry: Entry,
    open: (origin: Origin & { page: string } & Pick<Caller, "language">) => Promise<T>,
  ): Promise<T>;
  /** Removes the page session's cookie. The session itself is ended in the database. */
  signOut(reply: ReplyHead): void;
};

export function openSessionCookies(settings: { origin: string }): SessionCookies {
  const [devices, pages] = [deviceCookie(settings), pageCookie(settings)];
  const signedOut = cookieAt(settings, signedOutCookie.name);
  return {
    async signIn({ caller, request, reply }, open) {
      const device = devices.readOrMake(request);
      const page = makeToken();
      const answer = await open({ ...caller, device, page });
      devices.give(reply, device);
      pages.give(reply, page);
      if (request.cookies[signedOut] !== undefined) reply.setCookie(signedOut, "", { path: "/", maxAge: 0 });
      return answer;
    },
    signOut: (reply) => pages.drop(reply),
  };
}
