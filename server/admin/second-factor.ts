/** The calls of an admin's second factor (R11.4): setting it up is an act, and stands in the log like others. */
import * as contract from "#contract/second-factor.ts";
import { openAccounts } from "#server/accounts/accounts.ts";
import { refuseUnlessConfirmed } from "#server/accounts/confirm-session.ts";
import { countTries } from "#server/accounts/second-factor/count-tries.ts";
import { factorNeeded } from "#server/accounts/second-factor/factor-needed.ts";
import { confirmFactor, readFactor, startFactor } from "#server/accounts/second-factor/set-up-factor.ts";
import type { Context } from "#server/context.ts";
import { auditLog } from "#server/db/schema/admin.ts";
import { type Route, route } from "#server/http/endpoint.ts";

export function secondFactorRoutes(context: Context): Route[] {
  const accounts = openAccounts(context);
  const { db } = context;
  return [
    route(contract.readSecondFactor, async ({ caller }) => ({
      ...(await readFactor(db, caller.signedIn.account.id)),
      required: factorNeeded(context.settings),
    })),
    route(contract.startSecondFactor, async ({ body, caller }) => {
      refuseUnlessConfirmed(caller.signedIn);
      const start = () => db.transaction((tx) => startFactor(tx, accounts, caller.signedIn, body.code));
      return body.code === undefined ? start() : countTries(accounts, caller.signedIn.account, caller, start);
    }),
    route(contract.confirmSecondFactor, ({ body, caller }) =>
      countTries(accounts, caller.signedIn.account, caller, () =>
        db.transaction(async (tx) => {
          const recoveryCodes = await confirmFactor(tx, accounts, caller.signedIn, body.code);
          const { id } = caller.signedIn.account;
          await tx.insert(auditLog).values({
            adminId: id,
            act: "set_second_factor",
            subjectKind: "account",
            subjectId: id,
            address: caller.address,
          });
          return { recoveryCodes };
        }),
      ),
    ),
  ];
}
