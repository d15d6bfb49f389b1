/** The calls of the shortlist: endpoint by endpoint, the function that answers. */
import * as contract from "#contract/shortlist.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { listSavedTeachers, readShortlist, saveShortlist } from "./shortlist.ts";

export function shortlistRoutes({ db, readOld }: Pick<Context, "db" | "readOld">): Route[] {
  return [
    route(contract.listedTeachersEndpoint, ({ query, request, caller }) =>
      readOld(request, "rest", (on) => listSavedTeachers(on.db, query.ids, caller.language)),
    ),
    route(contract.readShortlistEndpoint, ({ caller }) => readShortlist(db, caller.signedIn.account.id)),
    route(contract.saveShortlistEndpoint, ({ caller, body }) =>
      saveShortlist(db, caller.signedIn.account.id, body.ids),
    ),
  ];
}
