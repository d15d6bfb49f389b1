/** Read-your-writes: for the seconds that a stale page may be served, a cookie marks the browser that has just saved something. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageCache } from "#server/settings/tuning.ts";

const name = "just_saved";

export function markWriters(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const changed = request.method !== "GET" && request.method !== "HEAD" && reply.statusCode < 400;
    if (changed && request.headers.authorization !== undefined)
      reply.setCookie(name, "1", { path: "/", maxAge: pageCache.staleFor / 1000, sameSite: "lax", httpOnly: true });
    done();
  });
}

/** Whether this visitor may be served a stale page. */
export function acceptsStalePage(cookie: string | undefined): boolean {
  return cookie === undefined || !cookie.includes(`${name}=`);
}

export function hasJustWritten({ cookies }: Pick<FastifyRequest, "cookies">): boolean {
  return cookies[name] !== undefined;
}
