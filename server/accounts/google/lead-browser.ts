/** The browser's redirects during a provider flow. */
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { OauthFailure } from "#server/gateways/identity-provider.ts";
import { describeError } from "#server/logging/describe-error.ts";
import type { Settings } from "#server/settings/settings.ts";

/** `state`: what the page sent at the start, if anything. */
export function pageAddress(path: string, code: string, state: string | null | undefined): string {
  const query = new URLSearchParams({ code, ...(state !== null && state !== undefined && { state }) });
  return `${path}?${query}`;
}

/** Every failure leads to a page with a readable message. */
export function errorAddress(error: unknown, state: string | null | undefined, log: FastifyBaseLogger): string {
  const failure = error instanceof OauthFailure ? error : new OauthFailure("unavailable", error);
  const { reason, cause } = failure;
  if (error !== failure) log.error({ failure: describeError(error) }, "google: unexpected failure");
  else if (cause !== undefined) log.warn({ reason, failure: describeError(cause) }, "google: the flow failed");
  return pageAddress("/auth/oauth-error", reason, state);
}

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** Redirects a demo opened as 127.0.0.1 to localhost (or the reverse): the provider returns to the one it knows. */
export function ownAddress(request: FastifyRequest, { demo, origin }: Settings): string | null {
  const own = new URL(origin).hostname;
  const here = request.hostname;
  const astray = demo && here !== own && loopback.includes(here) && loopback.includes(own);
  return astray ? origin + request.url : null;
}
