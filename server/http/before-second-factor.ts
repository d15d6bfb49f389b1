/** The calls that an admin may make before a required second factor is set up (R11.4): to set it up, sign in and sign out. */
import { confirmSessionEndpoint, requestConfirmCodeEndpoint } from "#contract/account-settings.ts";
import { forgotPasswordEndpoint, loginEndpoint } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { logoutEndpoint, readMeEndpoint } from "#contract/me.ts";
import { resetPasswordEndpoint } from "#contract/proven-calls.ts";
import {
  confirmSecondFactorEndpoint,
  readSecondFactorEndpoint,
  startSecondFactorEndpoint,
} from "#contract/second-factor.ts";

type Name = Pick<Endpoint, "method" | "path">;

const nameOf = ({ method, path }: Name) => `${method} ${path}`;

const letThrough = new Set(
  [
    ...[
      readMeEndpoint,
      logoutEndpoint,
      loginEndpoint,
      forgotPasswordEndpoint,
      resetPasswordEndpoint,
      confirmSessionEndpoint,
      requestConfirmCodeEndpoint,
    ],
    ...[readSecondFactorEndpoint, startSecondFactorEndpoint, confirmSecondFactorEndpoint],
  ].map(nameOf),
);

export const isBeforeSecondFactor = (endpoint: Name) => letThrough.has(nameOf(endpoint));
