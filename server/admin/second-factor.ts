/** The routes of an admin's second factor (R11.4): setting it up is an act and is logged. */
import * as contract from "#contract/second-factor.ts";
import { openAccounts } from "#server/accounts/accounts.ts";
import { refuseUnlessConfirmed } from "#server/accounts/confirm-session.ts";
import { countTries } from "#server/accounts/second-factor/count-tries.ts";
import { factorNeeded } from "#server/accounts/second-factor/factor-needed.ts";
import { confirmFactor, readFactor, startFactor } from "#server/accounts/second-factor/set-up-factor.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { officerOf } from "./officer-of.ts";
import { recordAct } from "./record-act.ts";

export function secondFactorRoutes(context: Context): Route[] {
  const accounts = openAccounts(context);
  const { db } = context;
  return [
    route(contract.readSecondFactorEndpoint, async ({ caller }) => ({
      ...(await readFactor(db, caller.signedIn.account.id)),
      required: factorNeeded(context.settings),
    })),
    route(contract.startSecondFactorEndpoint, async ({ body, caller }) => {
      refuseUnlessConfirmed(caller.signedIn);
      const start = () => db.transaction((tx) => startFactor(tx, accounts, caller.signedIn, body.code));
      return body.code === undefined ? start() : countTries(accounts, caller.signedIn.account, caller, start);
    }),
    route(contract.confirmSecondFactorEndpoint, ({ body, caller }) =>
      countTries(accounts, caller.signedIn.account, caller, () =>
        db.transaction(async (tx) => {
          const recoveryCodes = await confirmFactor(tx, accounts, caller.signedIn, body.code);
          const by = officerOf(caller);
          await recordAct(tx, { by, act: "set_second_factor", subjectId: by.adminId, before: null, after: null });
          return { recoveryCodes };
        }),
      ),
    ),
  ];
}
