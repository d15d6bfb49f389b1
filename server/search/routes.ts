/** The calls of the search: endpoint by endpoint, the function that answers. */

import type { FastifyRequest } from "fastify";
import { can } from "#contract/permissions.ts";
import {
  nearbyStudentsEndpoint,
  nearbyTeachersEndpoint,
  publicNearbyTeachersEndpoint,
  similarTeachersEndpoint,
  supplyEndpoint,
  teacherMapEndpoint,
} from "#contract/search.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import { cacheAnswer } from "#server/cache-answer.ts";
import type { Context } from "#server/context.ts";
import type { ReadShare } from "#server/db/replica.ts";
import { runCancellable } from "#server/db/run-cancellable.ts";
import type { Caller } from "#server/http/caller.ts";
import { limitWork, requesterOf } from "#server/http/classes-of-work.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { hasJustWritten } from "#server/http/read-your-writes.ts";
import { begunAt, isForPage } from "#server/http/rendering.ts";
import { Refusal } from "#server/refusal.ts";
import type { OpenCount } from "./count-searches.ts";
import { countSupply } from "./count-supply.ts";
import type { SearchIndex } from "./index/search-index.ts";
import { findStudentsForTeacher } from "./nearby-students.ts";
import {
  type Asking,
  type Memory,
  mapTeachers,
  writeTeachersForStudent,
  writeTeachersForVisitor,
} from "./nearby-teachers.ts";
import { findSimilarTeachers } from "./similar-teachers.ts";

/** Cached for twenty times as long as it took: however large the tables grow, at most 5 % of the time is spent on it. */
const timesTheCost = 20;

/** Fastify leaves invalid UTF-8 undecoded; its percent signs would be searched for. */
function refuseBrokenText({ url }: FastifyRequest): void {
  if (!url.includes("%")) return;
  try {
    decodeURIComponent(url);
  } catch {
    throw new Refusal("validation", { issues: [{ path: "searchQuery", code: "invalid" }] });
  }
}

const studentOf = ({ signedIn }: Caller<"anyone">) =>
  can(signedIn?.account.role, "teachers.ask") ? signedIn?.account.id : undefined;

export function searchRoutes(
  { shares, readOld }: Pick<Context, "shares" | "readOld">,
  openCount: OpenCount,
  index?: SearchIndex,
): Route[] {
  const { search, sessions, rest } = shares;
  const countOnce = cacheAnswer(() => readOld("anybody", "search", (on) => countSupply(on.db)), {
    life: (cost) => timesTheCost * cost,
  });
  const inSearchTurn = limitWork("search");
  const inTextTurn = limitWork("text");
  const inForgivingTurn = limitWork("forgiving");
  const contextOf = (request: FastifyRequest, { searchQuery }: Pick<TeacherSearch, "searchQuery">): Asking => {
    const requester = requesterOf(request);
    const inTurn = searchQuery === "" ? inSearchTurn : inTextTurn;
    const run: (share: ReadShare) => Asking["exactly"] = (share) => (work) =>
      readOld(request, share, ({ pool }) => {
        // Uses another share, as this one may be full of what is to be cancelled; a replica has one share for both.
        const cancelBy = pool === shares[share].pool ? sessions.pool : pool;
        return runCancellable({ pool, cancelBy, signal: requester.signal }, work);
      });
    const isPage = isForPage();
    // Who is signed in or has just saved sees their own change, and a cached page is rendered from at least the state it was
    // invalidated for.
    const mustBeFresh = isPage || hasJustWritten(request) || request.caller?.signedIn != null;
    const until = mustBeFresh ? begunAt() : undefined;
    const inOwnTurn: Memory["inTurn"] = (work) => (isPage ? work() : inTurn(requester, work));
    // Cached, so never read from a replica; and by another share, as a student's search occupies one of its own meanwhile.
    const readCards: Memory["readCards"] = (work) =>
      runCancellable({ pool: rest.pool, cancelBy: sessions.pool, signal: requester.signal }, work);
    return {
      ...(index && { memory: { index, until, inTurn: inOwnTurn, readCards } }),
      // A page has its slot already; fuzzy matching is for few searches and has slots of its own.
      exactly: (work) => (isForPage() ? run("search")(work) : inTurn(requester, () => run("search")(work))),
      forgiving: (work) => inForgivingTurn(requester, () => run("forgiving")(work)),
    };
  };
  return [
    route(publicNearbyTeachersEndpoint, ({ query, request, caller }) => {
      refuseBrokenText(request);
      return writeTeachersForVisitor({ ...contextOf(request, query), note: openCount() }, query, caller.language);
    }),
    route(nearbyTeachersEndpoint, ({ query, request, caller }) => {
      refuseBrokenText(request);
      const asking = { ...contextOf(request, query), note: openCount() };
      return writeTeachersForStudent(asking, caller.signedIn.account.id, query, caller.language);
    }),
    route(similarTeachersEndpoint, ({ params, query, request, caller }) => {
      const reader = { language: caller.language, studentId: studentOf(caller) };
      return findSimilarTeachers(contextOf(request, { searchQuery: "" }), params.id, query, reader);
    }),
    route(teacherMapEndpoint, ({ query, request, caller }) => {
      refuseBrokenText(request);
      return mapTeachers(contextOf(request, query), studentOf(caller), query);
    }),
    route(nearbyStudentsEndpoint, ({ query, request, caller }) => {
      refuseBrokenText(request);
      const { id } = caller.signedIn.account;
      return inSearchTurn(requesterOf(request), () => findStudentsForTeacher(search.db, id, query, caller.language));
    }),
    route(supplyEndpoint, countOnce),
  ];
}
