/** The identity provider (Google, or its stand-in in the demo) by OpenID Connect: authorization code with PKCE, state and nonce. */

import * as client from "openid-client";
import { hour } from "#contract/durations.ts";
import type { OauthReason } from "#contract/google.ts";
import { cacheAnswer } from "#server/cache-answer.ts";
import type { Settings } from "#server/settings/settings.ts";

/** What binds the request to the callback. */
export type OauthFlow = { state: string; nonce: string; codeVerifier: string };
export type ProviderIdentity = { subject: string; email: string | null; emailVerified: boolean; name: string | null };

export type IdentityProvider = {
  /** Where to send the browser. */
  authorizationUrl(flow: OauthFlow): Promise<URL>;
  /** The signed-in identity; `query` is that of the provider's redirect. */
  exchange(query: string, flow: OauthFlow): Promise<ProviderIdentity>;
};

/** A flow that ends without a signed-in person, and why. */
export class OauthFailure extends Error {
  override name = "OauthFailure";
  readonly reason: OauthReason;

  constructor(reason: OauthReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const demoIdentityPath = "/demo/identity";
export const callbackPath = "/api/auth/google/callback";

/** Google's credentials, or in a demo without them the stand-in's, which are not secret. */
export function providerOf({ google, demo, origin }: Settings): NonNullable<Settings["google"]> | undefined {
  if (google !== undefined || !demo) return google;
  return { issuer: origin + demoIdentityPath, clientId: "nukkad-demo", clientSecret: "no-secret-in-the-demo" };
}

const timeoutSeconds = 8;
const discoveryLife = hour;

export function openIdentityProvider(settings: Settings): IdentityProvider {
  const redirectUri = settings.origin + callbackPath;
  const discover = cacheAnswer(() => discoverProvider(settings), { life: () => discoveryLife });
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return client.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      });
    },
    async exchange(query, { state, nonce, codeVerifier }) {
      const config = await discover();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const tokens = await client
        .authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), checks)
        .catch((error) => {
          throw failureOf(error);
        });
      const claims = tokens.claims();
      if (claims === undefined) throw new OauthFailure("failed");
      const { sub, email, email_verified: verified, name } = claims;
      return {
        subject: sub,
        email: typeof email === "string" ? email : null,
        emailVerified: verified === true,
        name: typeof name === "string" ? name : null,
      };
    },
  };
}

async function discoverProvider(settings: Settings): Promise<client.Configuration> {
  const provider = providerOf(settings);
  if (provider === undefined) throw new OauthFailure("unavailable");
  const { issuer, clientId, clientSecret } = provider;
  // The settings have refused a plain-http issuer that is not on this machine (R12.3).
  const isPlain = issuer.startsWith("http:");
  try {
    return await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The signature of the ID token is verified too, not only the connection.
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
      ...(issuer === settings.origin + demoIdentityPath && { [client.customFetch]: fetchFromOurselves(settings) }),
    });
  } catch (error) {
    throw error instanceof OauthFailure ? error : new OauthFailure("unavailable", error);
  }
}

/** The stand-in is this very process: requests go to its own port, whatever host name the browser uses. */
function fetchFromOurselves({ host, port }: Settings): client.CustomFetch {
  const anywhere = host === "0.0.0.0" || host === "::";
  const base = `http://${anywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port}`;
  return (address, options) => {
    const { pathname, search } = new URL(address);
    return fetch(base + pathname + search, options as RequestInit);
  };
}

function failureOf(error: unknown): OauthFailure {
  if (error instanceof client.AuthorizationResponseError)
    return new OauthFailure(error.error === "access_denied" ? "access_denied" : "failed", error);
  const unavailable = error instanceof TypeError || (error instanceof client.ClientError && isUnavailable(error));
  return new OauthFailure(unavailable ? "unavailable" : "failed", error);
}

function isUnavailable({ code, cause }: client.ClientError): boolean {
  if (code === "OAUTH_TIMEOUT") return true;
  return code === "OAUTH_RESPONSE_IS_NOT_CONFORM" && cause instanceof Response && cause.status >= 500;
}
