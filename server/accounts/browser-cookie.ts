/** Cookies that identify a browser: random, HttpOnly, SameSite. */
import type {} from "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { hostPrefix } from "#contract/every-page.ts";
import { securityHistory, session } from "#contract/limits.ts";
import { cookieAt } from "#server/http/cookie-at.ts";
import type { ReplyHead } from "#server/http/endpoint.ts";
import { makeToken } from "./open-session.ts";

const wellFormed = /^[A-Za-z0-9_-]{43}$/;

export type BrowserCookie = {
  read(request: FastifyRequest): string | null;
  /** The browser's value, or a new one. */
  readOrMake(request: FastifyRequest): string;
  give(reply: ReplyHead, value: string): void;
  drop(reply: ReplyHead): void;
};

function browserCookie(name: string, lifeSeconds: number, settings: { origin: string }): BrowserCookie {
  const named = cookieAt(settings, name);
  const secure = named.startsWith(hostPrefix);
  const read = (request: FastifyRequest) => {
    const value = request.cookies[named];
    return value !== undefined && wellFormed.test(value) ? value : null;
  };
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read,
    readOrMake: (request) => read(request) ?? makeToken(),
    give: (reply, value) => void reply.setCookie(named, value, { ...attributes, maxAge: lifeSeconds }),
    drop: (reply) => void reply.setCookie(named, "", { ...attributes, maxAge: 0 }),
  };
}

/** Binds a provider flow to the browser that began it (R7.5). */
export const flowCookie = (settings: { origin: string }) => browserCookie("nukkad_oauth", 15 * 60, settings);

/** Set at a successful sign-in: with it the owner may still try when unknown callers are blocked (R7.13). */
export const deviceCookie = (settings: { origin: string }) =>
  browserCookie("nukkad_device", securityHistory.keptFor / 1000, settings);

/** The page session (R2.1): the second secret of a session, for rendering a signed-in page. API calls do not accept it. */
export const pageCookie = (settings: { origin: string }) => browserCookie("nukkad_page", session.life / 1000, settings);
