/** The cookie that binds a journey to the provider to one browser (R7.5); scripts cannot read it, other sites cannot post with it. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { hashToken, makeToken } from "#server/accounts/open-session.ts";

const wellFormed = /^[A-Za-z0-9_-]{43}$/;
const lifeSeconds = 15 * 60;

/** `__Host-` keeps neighbours under the same domain from planting one; browsers take it over https only. */
const nameFor = (origin: string) => (origin.startsWith("https://") ? "__Host-nukkad_oauth" : "nukkad_oauth");

function readCookie(request: FastifyRequest, origin: string): string | null {
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const [name, value = ""] = pair.trim().split("=", 2);
    if (name === nameFor(origin) && wellFormed.test(value)) return value;
  }
  return null;
}

export function browserHash(request: FastifyRequest, origin: string): Buffer | null {
  const value = readCookie(request, origin);
  return value === null ? null : hashToken(value);
}

/** Two tabs of one browser share the cookie, so that both journeys can end well. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, origin: string): Buffer {
  const value = readCookie(request, origin) ?? makeToken();
  const secure = origin.startsWith("https://") ? "; Secure" : "";
  const cookie = `${nameFor(origin)}=${value}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
  reply.header("set-cookie", cookie);
  return hashToken(value);
}
