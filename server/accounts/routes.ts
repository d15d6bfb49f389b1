/** The calls of accounts: endpoint by endpoint, the function that answers. */
import * as care from "#contract/account-settings.ts";
import * as contract from "#contract/accounts.ts";
import { logoutEndpoint, readMeEndpoint } from "#contract/me.ts";
import * as phones from "#contract/phone-proof.ts";
import * as proven from "#contract/proven-calls.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { SignedIn } from "#server/http/caller.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { type CreateProfile, openAccounts } from "./accounts.ts";
import { answerAtTicks } from "./answer-at-ticks.ts";
import { deviceCookie } from "./browser-cookie.ts";
import { requestNewEmail, takeNewEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { leave, reactivateUntil } from "./change-status.ts";
import { confirmSession, refuseUnlessConfirmed, requestConfirmCode } from "./confirm-session.ts";
import { endStoredSession } from "./end-sessions.ts";
import { listSessions } from "./list-sessions.ts";
import { listSignIns } from "./list-sign-ins.ts";
import { readOwnPhone, sendPhoneCode, verifyPhone } from "./prove-phone.ts";
import { reactivateAccount } from "./reactivate-account.ts";
import { readUser } from "./read-user.ts";
import { registerAccount } from "./register-account.ts";
import { requestCode, requestReset, resendSeconds } from "./request-code.ts";
import { resetPassword } from "./reset-password.ts";
import { type Entry, openSessionCookies } from "./session-cookies.ts";
import { signIn } from "./sign-in.ts";
import { userOfCaller } from "./user.ts";
import { verifyEmail } from "./verify-email.ts";

const mailed = { message: "If there is such an account, a mail is on its way.", retryAfter: resendSeconds };

export function accountRoutes(context: Context, createProfile: CreateProfile): Route[] {
  const accounts = openAccounts(context);
  const { db } = accounts;
  const devices = deviceCookie(context.settings);
  const cookies = openSessionCookies(context.settings);
  const ownCaller = ({ caller, request }: Pick<OwnEntry, "caller" | "request">) => ({
    ...caller,
    device: devices.read(request),
  });

  const changeStatus = ({ params, body, caller }: { params: { id: string }; body: StatusBody; caller: OwnCaller }) =>
    db.transaction(async (tx) => {
      const change = { status: body.accountStatus, reason: body.deletionReason, language: caller.language };
      if (change.status === "deleted" && params.id === caller.signedIn.account.id)
        refuseUnlessConfirmed(caller.signedIn);
      const left = await leave(tx, accounts.jobs, { callerId: caller.signedIn.account.id, id: params.id, ...change });
      return { accountStatus: left.status, reactivateUntil: reactivateUntil(left)?.toISOString() ?? null };
    });

  const routes = [
    route(contract.loginEndpoint, (call) => cookies.signIn(call, (origin) => signIn(accounts, call.body, origin))),
    route(contract.registerEndpoint, async ({ body, caller }) => {
      const receipt = await registerAccount({ ...accounts, createProfile }, body, caller);
      return { message: "Registered. Please check your inbox for the code.", email: body.email, receipt };
    }),
    route(proven.verifyOtpEndpoint, (call) =>
      cookies.signIn(call, (origin) => verifyEmail(accounts, call.body, origin)),
    ),
    route(contract.resendOtpEndpoint, async ({ body, caller }) => {
      await requestCode(accounts, body, caller.address);
      return mailed;
    }),
    route(contract.forgotPasswordEndpoint, async ({ body, caller }) => {
      await requestReset(accounts, body, caller.address);
      return mailed;
    }),
    route(proven.resetPasswordEndpoint, async ({ body, caller }) => {
      const owner = await resetPassword(accounts, body, caller.address);
      return { message: "Your password was changed.", ...owner };
    }),
    route(proven.reactivateEndpoint, (call) =>
      cookies.signIn(call, (origin) => reactivateAccount(accounts, call.body, origin)),
    ),
    route(logoutEndpoint, async ({ caller, reply }) => {
      await endStoredSession(db, caller.signedIn.account.id, caller.signedIn.sessionId);
      cookies.signOut(reply);
    }),
    route(readMeEndpoint, ({ caller }) => userOfCaller(caller.signedIn.account)),
    route(contract.readUserEndpoint, ({ params, caller }) => readUser(db, caller.signedIn.account.id, params.id)),
    route(contract.listSessionsEndpoint, ({ caller }) => listSessions(db, caller.signedIn)),
    route(contract.revokeSessionEndpoint, ({ params, caller }) =>
      endStoredSession(db, caller.signedIn.account.id, params.id),
    ),
    route(care.listSignInsEndpoint, ({ caller }) => listSignIns(db, caller.signedIn.account.id)),
    route(phones.readPhoneEndpoint, ({ caller }) => readOwnPhone(accounts, caller.signedIn.account.id)),
    route(phones.sendPhoneCodeEndpoint, async (call) => {
      const phone = await sendPhoneCode(accounts, ownCaller(call));
      return { message: "The code is on its way", phone, retryAfter: resendSeconds };
    }),
    route(phones.verifyPhoneEndpoint, (call) => verifyPhone(accounts, call.body.otp, ownCaller(call))),
    route(care.confirmSessionEndpoint, (call) =>
      cookies.signIn(call, ({ page }) => confirmSession(accounts, call.body, { ...ownCaller(call), page })),
    ),
    route(care.requestConfirmCodeEndpoint, async (call) => {
      await requestConfirmCode(accounts, ownCaller(call));
      return { message: "A code is on its way.", retryAfter: resendSeconds };
    }),
    route(care.changePasswordEndpoint, async (call) => {
      await changePassword(accounts, call.body, ownCaller(call));
      return { message: "Your password was changed." };
    }),
    route(care.changeEmailEndpoint, async (call) => {
      await requestNewEmail(accounts, call.body, ownCaller(call));
      const { email } = call.body;
      return { message: "Please enter the code that went to the new address.", email, retryAfter: resendSeconds };
    }),
    route(care.verifyNewEmailEndpoint, async ({ body, caller }) => {
      const email = await takeNewEmail(accounts, body, caller);
      return { message: "Your e-mail was changed.", email };
    }),
    route(contract.changeStudentStatusEndpoint, changeStatus),
    route(contract.changeTeacherStatusEndpoint, changeStatus),
  ];
  return routes.map(answerAtTicks);
}

type StatusBody = { accountStatus: "active" | "deactivated" | "deleted"; deletionReason?: string | null };
type OwnCaller = { signedIn: SignedIn; language: Language };
type OwnEntry = Entry & { caller: { signedIn: SignedIn } };
