/** The routes of blocks and reports. */
import { totalHeader } from "#contract/paging.ts";
import * as contract from "#contract/safety.ts";
import type { Context } from "#server/context.ts";
import type { SignedInCaller } from "#server/http/caller.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { memberOf } from "#server/http/member-of.ts";
import { blockPerson, listBlocks, unblockPerson } from "./block-person.ts";
import { sendReport } from "./send-report.ts";

const meOf = ({ signedIn }: SignedInCaller) => memberOf(signedIn);

export function safetyRoutes({ db, jobs }: Pick<Context, "db" | "jobs">): Route[] {
  return [
    route(contract.blockPersonEndpoint, ({ caller, body }) =>
      db.transaction((tx) => blockPerson(tx, jobs, meOf(caller), body.accountId)),
    ),
    route(contract.unblockPersonEndpoint, ({ caller, params }) => unblockPerson(db, meOf(caller).id, params.accountId)),
    route(contract.listBlocksEndpoint, async ({ caller, query, reply }) => {
      const { items, total } = await listBlocks(db, meOf(caller).id, query);
      reply.header(totalHeader, total);
      return items;
    }),
    route(contract.sendReportEndpoint, ({ caller, body }) =>
      db.transaction((tx) => sendReport(tx, meOf(caller), body)),
    ),
  ];
}
