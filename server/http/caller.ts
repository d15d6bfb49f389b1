/** Who is calling: the account behind the token, if any, and the network address. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "#contract/endpoint.ts";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import type { AccountStatus, Language, Role } from "#contract/vocabulary.ts";

export type Account = {
  id: string;
  role: Role;
  name: string;
  email: string;
  emailVerified: boolean;
  hasPhone: boolean;
  hasPassword: boolean;
  status: AccountStatus;
  language: Language;
};

/**
 * `confirmed`: the owner was confirmed within the last 15 minutes (R7.14), and how. `lacksFactor`: an office account that must
 * first set up a second factor (R11.4).
 */
export type SignedIn = {
  account: Account;
  sessionId: string;
  confirmed: boolean;
  confirmedBy: SignInWay;
  lacksFactor: boolean;
  /** Whether the call's idempotency key was looked up with the session and is unused (R7.15). */
  isNewKey?: boolean;
};

/** Finds the live session of a bearer token; null when it is unknown, ended or its account may not act. */
export type FindSession = (token: string, key?: string) => Promise<SignedIn | null>;

/** Finds whose page a request is for; null for everybody else, and for requests that must get the anonymous page. */
export type FindReader = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;

export type Caller<Who extends Access = Access> = {
  signedIn: Who extends "anyone" ? SignedIn | null : SignedIn;
  /** Network address, trusting proxies only as far as the settings allow. */
  address: string;
  userAgent: string;
  language: Language;
};

export type SignedInCaller = Caller<"signed_in">;
