/** Google sign-in: redirects of the browser, and the exchange of the code that pages get. */
import type { FastifyRequest } from "fastify";
import { oauthExchangeEndpoint } from "#contract/accounts.ts";
import { googleReturnEndpoint, googleSignInEndpoint } from "#contract/google.ts";
import { type CreateProfile, openAccounts } from "#server/accounts/accounts.ts";
import { flowCookie } from "#server/accounts/browser-cookie.ts";
import { hashToken } from "#server/accounts/open-session.ts";
import { openSessionCookies } from "#server/accounts/session-cookies.ts";
import type { Context } from "#server/context.ts";
import { openIdentityProvider } from "#server/gateways/identity-provider.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { redirectTo } from "#server/http/raw-answer.ts";
import { networkOf } from "#server/rate-limits/network-of.ts";
import { beginSignIn } from "./begin-sign-in.ts";
import { exchangeCode } from "./exchange-code.ts";
import { finishSignIn, type SignInFlow, takeFlow } from "./finish-sign-in.ts";
import { errorAddress, ownAddress, pageAddress } from "./lead-browser.ts";

export function googleRoutes(context: Context, createProfile: CreateProfile): Route[] {
  const { db, jobs, settings, log, limits } = openAccounts(context);
  const provider = openIdentityProvider(settings);
  const [flows, cookies] = [flowCookie(settings), openSessionCookies(settings)];
  const browserOf = (request: FastifyRequest) => {
    const value = flows.read(request);
    return value === null ? null : hashToken(value);
  };

  return [
    route(googleSignInEndpoint, async ({ query, caller, request, reply }) => {
      const elsewhere = ownAddress(request, settings);
      if (elsewhere !== null) return redirectTo(elsewhere);
      // Two tabs of one browser share the cookie, so that both flows can succeed.
      const browser = flows.readOrMake(request);
      flows.give(reply, browser);
      const { role, state: clientState, language = caller.language } = query;
      const wish = { role, clientState, language, browser: hashToken(browser) };
      const network = [networkOf(caller.address)];
      if (!(await limits.tryTake("loginAddress", network)))
        return redirectTo(pageAddress("/auth/oauth-error", "unavailable", clientState));
      const address = await beginSignIn(db, provider, wish).catch((error) => errorAddress(error, clientState, log));
      return redirectTo(address.toString());
    }),
    route(googleReturnEndpoint, async ({ request }) => {
      const query = request.url.split("?").slice(1).join("?");
      let flow: SignInFlow | undefined;
      let address: string;
      try {
        flow = await takeFlow(db, { query, browser: browserOf(request) });
        const code = await finishSignIn({ db, jobs, provider, createProfile }, query, flow);
        address = pageAddress("/auth/oauth-callback", code, flow.clientState);
      } catch (error) {
        address = errorAddress(error, flow?.clientState, log);
      }
      return redirectTo(address);
    }),
    route(oauthExchangeEndpoint, (call) =>
      cookies.signIn(call, (from) =>
        exchangeCode(db, { code: call.body.code, browser: browserOf(call.request), from }),
      ),
    ),
  ];
}
