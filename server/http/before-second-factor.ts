/** The calls that an admin may make before a second factor is set up, where one is required (R11.4): to set it up, sign in and sign out. */
import { confirmSession, requestConfirmCode } from "#contract/account-care.ts";
import { forgotPassword, login } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { logout, readMe } from "#contract/me.ts";
import { resetPassword } from "#contract/proven-calls.ts";
import { confirmSecondFactor, readSecondFactor, startSecondFactor } from "#contract/second-factor.ts";

type Name = Pick<Endpoint, "method" | "path">;

const nameOf = ({ method, path }: Name) => `${method} ${path}`;

const letThrough = new Set(
  [
    ...[readMe, logout, login, forgotPassword, resetPassword, confirmSession, requestConfirmCode],
    ...[readSecondFactor, startSecondFactor, confirmSecondFactor],
  ].map(nameOf),
);

export const isBeforeSecondFactor = (endpoint: Name) => letThrough.has(nameOf(endpoint));
