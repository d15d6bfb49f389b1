/** The cookie that binds a journey to the provider to one browser (R7.5); scripts cannot read it, other sites cannot post with it. */
import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hashToken, makeToken } from "#server/accounts/open-session.ts";

const wellFormed = /^[A-Za-z0-9_-]{43}$/;
const lifeSeconds = 15 * 60;

/** `__Host-` keeps neighbours under the same domain from planting one; browsers take it over https only. */
const nameFor = (origin: string) => (origin.startsWith("https://") ? "__Host-nukkad_oauth" : "nukkad_oauth");

function readCookie(request: FastifyRequest, origin: string): string | null {
  const value = request.cookies[nameFor(origin)];
  return value !== undefined && wellFormed.test(value) ? value : null;
}

export function browserHash(request: FastifyRequest, origin: string): Buffer | null {
  const value = readCookie(request, origin);
  return value === null ? null : hashToken(value);
}

/** Two tabs of one browser share the cookie, so that both journeys can end well. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, origin: string): Buffer {
  const value = readCookie(request, origin) ?? makeToken();
  const secure = origin.startsWith("https://");
  reply.setCookie(nameFor(origin), value, { path: "/", maxAge: lifeSeconds, httpOnly: true, sameSite: "lax", secure });
  return hashToken(value);
}
