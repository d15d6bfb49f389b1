/** Cookies that tell one browser from another: random, read by no script, posted by no other site. */
import type {} from "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { securityHistory, session } from "#contract/limits.ts";
import type { ReplyHead } from "#server/http/endpoint.ts";
import { makeToken } from "./open-session.ts";

const wellFormed = /^[A-Za-z0-9_-]{43}$/;

export type BrowserCookie = {
  read(request: FastifyRequest): string | null;
  /** What this browser has, or something new for it. */
  readOrMake(request: FastifyRequest): string;
  give(reply: ReplyHead, value: string): void;
  drop(reply: ReplyHead): void;
};

/** `__Host-` keeps neighbours under the same domain from planting one; browsers take it over https only. */
function browserCookie(name: string, lifeSeconds: number, { origin }: { origin: string }): BrowserCookie {
  const secure = origin.startsWith("https://");
  const named = secure ? `__Host-${name}` : name;
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

/** Binds a flow to the provider to the browser that began it (R7.5). */
export const flowCookie = (settings: { origin: string }) => browserCookie("nukkad_oauth", 15 * 60, settings);

/** Given at a successful sign-in: by it the account's owner is let in when strangers are not (R7.13). */
export const deviceCookie = (settings: { origin: string }) =>
  browserCookie("nukkad_device", securityHistory.keptFor / 1000, settings);

/** The page session (R2.1): the second secret of a session, by which the server knows whose page it renders. No call takes it. */
export const pageCookie = (settings: { origin: string }) => browserCookie("nukkad_page", session.life / 1000, settings);
