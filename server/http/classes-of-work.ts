/** Which class of work a call is, and the limiter of each class: a ceiling for one network, then turns and a queue. */
import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Endpoint } from "#contract/endpoint.ts";
import { homeCalls } from "#contract/home.ts";
import { work as classes } from "#contract/limits.ts";
import { findPlaces, reverseGeocode } from "#contract/locations.ts";
import { teacherReviews } from "#contract/reviews.ts";
import { nearbyStudents, nearbyTeachers, publicNearbyTeachers, similarTeachers, teacherMap } from "#contract/search.ts";
import { readTeacher } from "#contract/teachers.ts";
import { createFairLimiter, type FairLimiter } from "#server/fair-limiter.ts";
import { networkOf } from "#server/network-of.ts";
import { stretch } from "#server/patience.ts";
import { Refusal } from "#server/refusal.ts";
import { isSilent } from "./is-away.ts";
import { isForPage } from "./rendering.ts";

type Work = keyof typeof classes;

/** Searches take their turns step by step (server/search/routes.ts): one that forgives must not hold the turn of a plain one. */
const limitedByStep = new Set<string>(
  [publicNearbyTeachers, nearbyTeachers, nearbyStudents, similarTeachers, teacherMap].map(({ path }) => path),
);

const named = new Map<string, Work>([
  ...Object.values(homeCalls).map(({ path }) => [path, "reads"] as const),
  ...[findPlaces, reverseGeocode].map(({ path }) => [path, "places"] as const),
  ...[readTeacher, teacherReviews].map(({ path }) => [path, "teacherPages"] as const),
]);

/** Files and streams have turns of their own, or no end. */
function workOf({ method, path, multipart, sends }: Endpoint): Work | undefined {
  const known = method === "GET" ? named.get(path) : undefined;
  if (known !== undefined) return known;
  if (multipart !== undefined || sends !== undefined || limitedByStep.has(path)) return undefined;
  if (method !== "GET") return path.startsWith("/api/auth/") ? "signIn" : "saves";
  return "reads";
}

const minute = 60;

export function limitWork(work: Work): FairLimiter {
  const limits: { perMinute?: number } & (typeof classes)[Work] = classes[work];
  const inTurn = createFairLimiter({ ...limits, patience: stretch(limits.patience), meetsAll: isSilent });
  if (limits.perMinute === undefined) return inTurn;
  const ceiling = new RateLimiterMemory({ points: limits.perMinute, duration: minute });
  return async (asker, run) => {
    await ceiling.consume(asker.network).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Refusal("too_many_requests", { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    });
    return inTurn(asker, run);
  };
}

const gone = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when the line is closed, and whoever asked has gone. Fastify's own signal will not do: it is aborted when a body has
 * been read, so that whoever sends one could never wait.
 */
export function signalOf({ raw: { socket } }: Pick<FastifyRequest, "raw">): AbortSignal {
  const known = gone.get(socket);
  if (known !== undefined) return known;
  const leaving = new AbortController();
  socket.once("close", () => leaving.abort());
  gone.set(socket, leaving.signal);
  return leaving.signal;
}

/** Who asks, and until when. */
export function askerOf(request: Pick<FastifyRequest, "ip" | "raw" | "caller">) {
  // Once the caller is known: Fastify looks through all proxies each time it is asked.
  return { network: networkOf(request.caller?.address ?? request.ip), signal: signalOf(request) };
}

type LimitCall = <T>(endpoint: Endpoint, request: FastifyRequest, run: () => Promise<T>) => Promise<T>;

/** Of all calls. What a page asks for while it is rendered has come in by the turn of the page. */
export function limitCalls(): LimitCall {
  const limiters = new Map<Work, FairLimiter>();
  return (endpoint, request, run) => {
    const work = workOf(endpoint);
    if (work === undefined || isForPage()) return run();
    const limit = limiters.get(work) ?? limitWork(work);
    limiters.set(work, limit);
    return limit(askerOf(request), run);
  };
}
