/** The route of a person's data export. */
import * as contract from "#contract/accounts.ts";
import { refuseUnlessConfirmed } from "#server/accounts/confirm-session.ts";
import { openLimits } from "#server/accounts/limits.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { exportData } from "./export-data.ts";

export function privacyRoutes({ db, pool, secret }: Pick<Context, "db" | "pool" | "secret">): Route[] {
  const limits = openLimits(pool, secret);
  return [
    route(contract.exportDataEndpoint, async ({ caller, reply }) => {
      const { id, role } = caller.signedIn.account;
      refuseUnlessConfirmed(caller.signedIn);
      await limits.take("exportDay", [id]);
      reply.header("content-disposition", 'attachment; filename="my-data.json"');
      return exportData(db, { id, role, language: caller.language });
    }),
  ];
}
