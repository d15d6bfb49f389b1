/** The calls of wishes: endpoint by endpoint, the function that answers. */
import * as contract from "#contract/wishes.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { dropWish, listWishes, makeWish, renewWish } from "./wishes.ts";

export function wishRoutes({ db }: Pick<Context, "db">): Route[] {
  return [
    route(contract.makeWishEndpoint, ({ caller, body }) => makeWish(db, caller.signedIn.account.id, body)),
    route(contract.ownWishesEndpoint, ({ caller }) => listWishes(db, caller.signedIn.account.id)),
    route(contract.renewWishEndpoint, ({ caller, params }) => renewWish(db, caller.signedIn.account.id, params.id)),
    route(contract.dropWishEndpoint, ({ caller, params }) => dropWish(db, caller.signedIn.account.id, params.id)),
  ];
}
