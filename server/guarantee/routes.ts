/** The routes of the guarantee. */
import * as contract from "#contract/guarantee.ts";
import { totalHeader } from "#contract/paging.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { openClaim } from "./open-claim.ts";
import { listClaims, readClaim } from "./show-claim.ts";

export function guaranteeRoutes({ db }: Pick<Context, "db">): Route[] {
  return [
    route(contract.openClaimEndpoint, ({ caller, params, body }) =>
      db.transaction(async (tx) => {
        const { id: studentId } = caller.signedIn.account;
        return readClaim(tx, await openClaim(tx, { studentId, relationId: params.id, ...body }));
      }),
    ),
    route(contract.ownClaimsEndpoint, async ({ caller, query, reply }) => {
      const { items, total } = await listClaims(db, caller.signedIn.account.id, query);
      reply.header(totalHeader, total);
      return items;
    }),
  ];
}
