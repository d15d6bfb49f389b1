/** The calls of the search: endpoint by endpoint, the function that answers. */
import type { FastifyRequest } from "fastify";
import { nearbyStudents, nearbyTeachers, publicNearbyTeachers, supply } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { Refusal } from "#server/refusal.ts";
import { countSupply } from "./count-supply.ts";
import { findStudentsForTeacher } from "./nearby-students.ts";
import { findTeachersForStudent, findTeachersForVisitor } from "./nearby-teachers.ts";
import { shareAnswer } from "./share-answer.ts";

/** Fastify leaves what is no UTF-8 as it was sent; it would be searched for by its percent signs. */
function refuseBrokenText({ url }: FastifyRequest): void {
  try {
    decodeURIComponent(url);
  } catch {
    throw new Refusal("validation", { issues: [{ path: "searchQuery", code: "invalid" }] });
  }
}

export function searchRoutes({ db }: Pick<Context, "db">): Route[] {
  const countOnce = shareAnswer(() => countSupply(db));
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
