/** Decides from the bearer token whether a call may go on (R6.2). */
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { Refusal } from "#server/refusal.ts";
import type { FindSession, SignedIn } from "./caller.ts";

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** `key`: of a call that is done once, if it has one. */
export async function findCaller(
  request: FastifyRequest,
  findSession: FindSession,
  key?: string,
): Promise<SignedIn | null> {
  const header = request.headers.authorization;
  const token = header === undefined ? undefined : bearer.exec(header)?.[1];
  return token === undefined ? null : findSession(token, key);
}

export function guard(
  { access, beforeSecondFactor }: Pick<Endpoint, "access" | "beforeSecondFactor">,
  signedIn: SignedIn | null,
): void {
  if (access === "anyone") return;
  if (signedIn === null) throw new Refusal("unauthorized");
  if (access === "signed_in") return;
  if (!access.includes(signedIn.account.role)) throw new Refusal("forbidden");
  if (signedIn.lacksFactor && !beforeSecondFactor) throw new Refusal("second_factor_required");
}
