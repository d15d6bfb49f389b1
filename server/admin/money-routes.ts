/** The office's routes for claims and fees. */
import * as claims from "#contract/office/claims.ts";
import * as fees from "#contract/office/fees.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { sendBytes } from "#server/http/raw-answer.ts";
import { changeFee } from "./acts/change-fee.ts";
import { decideClaim } from "./acts/decide-claim.ts";
import { reopenClaim } from "./acts/reopen-claim.ts";
import { exportFees } from "./export-fees.ts";
import { listOfficeClaims, readOfficeClaim } from "./list-claims.ts";
import { listFees, readFee } from "./list-fees.ts";
import { answerOfficePage } from "./office-page.ts";
import { officerOf } from "./officer-of.ts";

export function moneyRoutes({ db, jobs }: Pick<Context, "db" | "jobs">): Route[] {
  return [
    route(claims.listOfficeClaimsEndpoint, async ({ query: { state, ...paging }, reply }) =>
      answerOfficePage(reply, await listOfficeClaims(db, { state, paging })),
    ),
    route(claims.readOfficeClaimEndpoint, ({ params }) => readOfficeClaim(db, params.id)),
    route(claims.decideClaimEndpoint, ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        await decideClaim(tx, jobs, officerOf(caller), { id, ...body });
        return readOfficeClaim(tx, id);
      }),
    ),
    route(claims.reopenClaimEndpoint, ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        await reopenClaim(tx, jobs, officerOf(caller), { id, ...body });
        return readOfficeClaim(tx, id);
      }),
    ),
    route(fees.listFeesEndpoint, async ({ query: { state, ...paging }, reply }) =>
      answerOfficePage(reply, await listFees(db, { state, paging })),
    ),
    route(fees.changeFeeEndpoint, ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        await changeFee(tx, jobs, officerOf(caller), { id, state: body.state, note: body.note ?? null });
        return readFee(tx, id);
      }),
    ),
    route(fees.exportFeesEndpoint, async ({ caller, params: { month } }) => {
      const table = await db.transaction((tx) => exportFees(tx, jobs, officerOf(caller), month));
      return sendBytes("text/csv; charset=utf-8", Buffer.from(table), {
        "content-disposition": `attachment; filename="fees-${month}.csv"`,
        "cache-control": "no-store",
      });
    }),
  ];
}
