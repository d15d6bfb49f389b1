/** The class of work of each call, and each class's limiter: a rate limit per network, then concurrency and a queue. */

import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { inSeconds } from "#contract/duration-units.ts";
import { second } from "#contract/durations.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { findPlacesEndpoint, reverseGeocodeEndpoint } from "#contract/locations.ts";
import { teacherReviewsEndpoint } from "#contract/reviews.ts";
import {
  nearbyStudentsEndpoint,
  nearbyTeachersEndpoint,
  publicNearbyTeachersEndpoint,
  similarTeachersEndpoint,
  teacherMapEndpoint,
} from "#contract/search.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { createFairLimiter, type FairLimiter } from "#server/rate-limits/fair-limiter.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { Refusal } from "#server/refusal.ts";
import { scaleTime } from "#server/settings/time-scale.ts";
import { isUnresponsive } from "./database-unavailable.ts";
import { isForPage } from "./rendering.ts";

/**
 * Classes of work, so that none takes all capacity: concurrency, queue length, and the longest wait in it.
 * `perMinute`: per network, which may be a carrier's thousands of families; counted per process.
 */
export const classesOfWork = {
  /** Finding the session of a call. */
  sessions: { atOnce: 3, longestQueue: 200, patience: 3 * second },
  signIn: { atOnce: 3, longestQueue: 200, patience: 8 * second },
  search: { atOnce: 4, longestQueue: 120, patience: 2 * second, perMinute: 1200 },
  /** Searches by words, which scan every text of the circle: separate, so that filter searches do not wait for them. */
  text: { atOnce: 2, longestQueue: 60, patience: 2 * second, perMinute: 1200 },
  /** Searches that tolerate typos; they occupy turns of other classes meanwhile, so few may wait. */
  forgiving: { atOnce: 2, longestQueue: 4, patience: second, perMinute: 30 },
  places: { atOnce: 2, longestQueue: 60, patience: 2 * second, perMinute: 600 },
  teacherPages: { atOnce: 3, longestQueue: 60, patience: 2 * second },
  reads: { atOnce: 4, longestQueue: 200, patience: 3 * second },
  saves: { atOnce: 5, longestQueue: 120, patience: 5 * second },
  /** Uncached pages; more at once than typo-tolerant searches, so that those never occupy all turns. */
  pages: { atOnce: 8, longestQueue: 24, patience: 2 * second, perMinute: 1200 },
  /** Few crawlers request them, and a large one takes a moment to write. */
  sitemaps: { atOnce: 1, longestQueue: 20, patience: 4 * second, perMinute: 300 },
  /** Drawing one takes a tenth of a second of a processor. */
  pictures: { atOnce: 2, longestQueue: 30, patience: 4 * second, perMinute: 240 },
} as const;

type Work = keyof typeof classesOfWork;

/** Searches take their turns step by step (server/search/routes.ts): a typo-tolerant one must not occupy a plain one's turn. */
const limitedByStep = new Set<string>(
  [
    publicNearbyTeachersEndpoint,
    nearbyTeachersEndpoint,
    nearbyStudentsEndpoint,
    similarTeachersEndpoint,
    teacherMapEndpoint,
  ].map(({ path }) => path),
);

const named = new Map<string, Work>([
  ...[findPlacesEndpoint, reverseGeocodeEndpoint].map(({ path }) => [path, "places"] as const),
  ...[readTeacherEndpoint, teacherReviewsEndpoint].map(({ path }) => [path, "teacherPages"] as const),
]);

/** Files and streams have limits of their own, or no end. */
function workOf({ method, path, multipart, sends }: Endpoint): Work | undefined {
  const known = method === "GET" ? named.get(path) : undefined;
  if (known !== undefined) return known;
  if (multipart !== undefined || sends !== undefined || limitedByStep.has(path)) return undefined;
  if (method !== "GET") return path.startsWith("/api/auth/") ? "signIn" : "saves";
  return "reads";
}

export function limitWork(work: Work): FairLimiter {
  const limits: { perMinute?: number } & (typeof classesOfWork)[Work] = classesOfWork[work];
  const inTurn = createFairLimiter({ ...limits, patience: scaleTime(limits.patience), meetsAll: isUnresponsive });
  if (limits.perMinute === undefined) return inTurn;
  const ceiling = new RateLimiterMemory({ points: limits.perMinute, duration: inSeconds.minute });
  return async (requester, run) => {
    await ceiling.consume(requester.network).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Refusal("too_many_requests", { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    });
    return inTurn(requester, run);
  };
}

const gone = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when the connection is closed. Fastify's own signal is aborted when a body has been read, so that a request with a
 * body could never wait.
 */
export function signalOf({ raw: { socket } }: Pick<FastifyRequest, "raw">): AbortSignal {
  const known = gone.get(socket);
  if (known !== undefined) return known;
  const leaving = new AbortController();
  socket.once("close", () => leaving.abort());
  gone.set(socket, leaving.signal);
  return leaving.signal;
}

/** The requester's network, and the signal of its connection. */
export function requesterOf(request: Pick<FastifyRequest, "ip" | "raw" | "caller">) {
  // Cached with the caller: Fastify parses all proxies on each access.
  return { network: networkOf(request.caller?.address ?? request.ip), signal: signalOf(request) };
}

type LimitCall = <T>(endpoint: Endpoint, request: FastifyRequest, run: () => Promise<T>) => Promise<T>;

/** For all calls. Calls made while a page is rendered run within the page's turn. */
export function limitCalls(): LimitCall {
  const limiters = new Map<Work, FairLimiter>();
  return (endpoint, request, run) => {
    const work = workOf(endpoint);
    if (work === undefined || isForPage()) return run();
    const limit = limiters.get(work) ?? limitWork(work);
    limiters.set(work, limit);
    return limit(requesterOf(request), run);
  };
}
