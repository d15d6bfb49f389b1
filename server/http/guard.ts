/** Decides from the bearer token whether a call is allowed (R6.2). */
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { can } from "#contract/permissions.ts";
import { Refusal } from "#server/refusal.ts";
import { isBeforeSecondFactor } from "./before-second-factor.ts";
import type { FindSession, SignedIn } from "./caller.ts";

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** `key`: the idempotency key of the call, if it has one. */
export async function findCaller(
  request: FastifyRequest,
  findSession: FindSession,
  key?: string,
): Promise<SignedIn | null> {
  const header = request.headers.authorization;
  const token = header === undefined ? undefined : bearer.exec(header)?.[1];
  return token === undefined ? null : findSession(token, key);
}

/** A missing second factor is checked first, whatever the endpoint's access (R11.4). */
export function guard(endpoint: Pick<Endpoint, "method" | "path" | "access">, signedIn: SignedIn | null): void {
  if (signedIn?.lacksFactor && !isBeforeSecondFactor(endpoint)) throw new Refusal("second_factor_required");
  const { access } = endpoint;
  if (access === "anyone") return;
  if (signedIn === null) throw new Refusal("unauthorized");
  if (access !== "signed_in" && !can(signedIn.account.role, access)) throw new Refusal("forbidden");
}
