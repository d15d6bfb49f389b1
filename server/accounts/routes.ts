/** The calls of accounts: endpoint by endpoint, the function that answers. */
import * as contract from "#contract/accounts.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { openAccounts } from "./accounts.ts";
import { leave, reactivateUntil } from "./change-status.ts";
import { endSession } from "./end-sessions.ts";
import { listSessions } from "./list-sessions.ts";
import { reactivateAccount } from "./reactivate-account.ts";
import { readUser } from "./read-user.ts";
import { registerAccount } from "./register-account.ts";
import { requestCode, requestReset, resendSeconds } from "./request-code.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { verifyEmail } from "./verify-email.ts";

const mailed = { message: "If there is such an account, a mail is on its way.", retryAfter: resendSeconds };

export function accountRoutes(context: Context): Route[] {
  const accounts = openAccounts(context);
  const { db } = accounts;

  const changeStatus = ({ params, body, caller }: { params: { id: string }; body: StatusBody; caller: OwnCaller }) =>
    db.transaction(async (tx) => {
      const change = { status: body.accountStatus, reason: body.deletionReason };
      const left = await leave(tx, accounts, { callerId: caller.signedIn.account.id, id: params.id, ...change });
      return { accountStatus: left.status, reactivateUntil: reactivateUntil(left)?.toISOString() ?? null };
    });

  return [
    route(contract.login, ({ body, caller }) => signIn(accounts, body, caller)),
    route(contract.register, async ({ body, caller }) => {
      const receipt = await registerAccount(accounts, body, caller);
      return { message: "Registered. Please check your inbox for the code.", email: body.email, receipt };
    }),
    route(contract.verifyOtp, ({ body, caller }) => verifyEmail(accounts, body, caller)),
    route(contract.resendOtp, async ({ body, caller }) => {
      await requestCode(accounts, body, caller.address);
      return mailed;
    }),
    route(contract.forgotPassword, async ({ body, caller }) => {
      await requestReset(accounts, body, caller.address);
      return mailed;
    }),
    route(contract.resetPassword, async ({ body, caller }) => {
      const owner = await resetPassword(accounts, body, caller.address);
      return { message: "Your password was changed.", ...owner };
    }),
    route(contract.reactivate, ({ body, caller }) => reactivateAccount(accounts, body, caller)),
    route(contract.logout, ({ caller }) => endSession(db, caller.signedIn.account.id, caller.signedIn.sessionId)),
    route(contract.readMe, ({ caller }) => readUser(db, caller.signedIn.account.id, caller.signedIn.account.id)),
    route(contract.readUser, ({ params, caller }) => readUser(db, caller.signedIn.account.id, params.id)),
    route(contract.listSessions, ({ caller }) => listSessions(db, caller.signedIn)),
    route(contract.revokeSession, ({ params, caller }) => endSession(db, caller.signedIn.account.id, params.id)),
    route(contract.changeStudentStatus, changeStatus),
    route(contract.changeTeacherStatus, changeStatus),
  ];
}

type StatusBody = { accountStatus: "active" | "deactivated" | "deleted"; deletionReason?: string | null };
type OwnCaller = { signedIn: { account: { id: string } } };
