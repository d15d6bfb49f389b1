/** Read-your-writes: for the seconds that a stale page may be served, a cookie marks the browser that has just saved something. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hostPrefix } from "#contract/every-page.ts";
import { pageCache } from "#server/settings/tuning.ts";
import { cookieAt } from "./cookie-at.ts";

const name = "just_saved";

export function markWriters(app: FastifyInstance, settings: { origin: string }): void {
  const named = cookieAt(settings, name);
  app.addHook("onSend", (request, reply, _payload, done) => {
    const changed = request.method !== "GET" && request.method !== "HEAD" && reply.statusCode < 400;
    if (changed && request.headers.authorization !== undefined)
      reply.setCookie(named, "1", {
        path: "/",
        maxAge: pageCache.staleFor / 1000,
        sameSite: "lax",
        httpOnly: true,
      });
    done();
  });
}

/** Whether this visitor may be served a stale page. */
export function acceptsStalePage(cookie: string | undefined): boolean {
  return cookie === undefined || !cookie.includes(`${name}=`);
}

/** By either name: whoever sends it only reads fresher pages. */
export function hasJustWritten({ cookies }: Pick<FastifyRequest, "cookies">): boolean {
  return cookies[name] !== undefined || cookies[hostPrefix + name] !== undefined;
}
