/** The calls of the search: endpoint by endpoint, the function that answers. */
import type { FastifyRequest } from "fastify";
import { nearbyStudents, nearbyTeachers, publicNearbyTeachers, supply } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { Refusal } from "#server/refusal.ts";
import { rememberAnswer } from "#server/turns.ts";
import { countSupply } from "./count-supply.ts";
import { findStudentsForTeacher } from "./nearby-students.ts";
import { findTeachersForStudent, findTeachersForVisitor } from "./nearby-teachers.ts";

/** Kept twenty times as long as it took: however large the tables grow, at most a twentieth of the time goes into asking. */
const timesTheCost = 20;

/** Fastify leaves what is no UTF-8 as it was sent; it would be searched for by its percent signs. */
function refuseBrokenText({ url }: FastifyRequest): void {
  try {
    decodeURIComponent(url);
  } catch {
    throw new Refusal("validation", { issues: [{ path: "searchQuery", code: "invalid" }] });
  }
}

export function searchRoutes({ db }: Pick<Context, "db">): Route[] {
  const countOnce = rememberAnswer(() => countSupply(db), { life: (cost) => timesTheCost * cost });
  return [
    route(publicNearbyTeachers, ({ query, request, caller }) => {
      refuseBrokenText(request);
      return findTeachersForVisitor(db, query, caller.language);
    }),
    route(nearbyTeachers, ({ query, request, caller }) => {
      refuseBrokenText(request);
      return findTeachersForStudent(db, caller.signedIn.account.id, query, caller.language);
    }),
    route(nearbyStudents, ({ query, request, caller }) => {
      refuseBrokenText(request);
      return findStudentsForTeacher(db, caller.signedIn.account.id, query, caller.language);
    }),
    route(supply, countOnce),
  ];
}
