/** The calls of blocks and reports: endpoint by endpoint, the function that answers. */
import { totalHeader } from "#contract/paging.ts";
import * as contract from "#contract/safety.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { Caller } from "#server/http/caller.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { blockPerson, listBlocks, unblockPerson } from "./block-person.ts";
import { sendReport } from "./send-report.ts";

function meOf({ signedIn: { account } }: Caller<readonly MemberRole[]>) {
  const role: MemberRole = account.role === "teacher" ? "teacher" : "student";
  return { id: account.id, role, name: account.name };
}

export function safetyRoutes({ db, jobs }: Pick<Context, "db" | "jobs">): Route[] {
  return [
    route(contract.blockPerson, ({ caller, body }) =>
      db.transaction((tx) => blockPerson(tx, jobs, meOf(caller), body.accountId)),
    ),
    route(contract.unblockPerson, ({ caller, params }) => unblockPerson(db, meOf(caller).id, params.accountId)),
    route(contract.listBlocks, async ({ caller, query, reply }) => {
      const { items, total } = await listBlocks(db, meOf(caller).id, query);
      reply.header(totalHeader, total);
      return items;
    }),
    route(contract.sendReport, ({ caller, body }) => db.transaction((tx) => sendReport(tx, meOf(caller), body))),
  ];
}
