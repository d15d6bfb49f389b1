/** Sign-in with Google (R7.5): two addresses that browsers visit, and why a sign-in may end at /auth/oauth-error. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/google.ts")).schemas;

/** The `code` of /auth/oauth-error; its texts are `accounts:oauth.reasons`. */
export const oauthReasons = [
  "access_denied",
  "expired",
  "email_unverified",
  "account_deleted",
  "account_deactivated",
  "unavailable",
  "failed",
] as const;
export type OauthReason = (typeof oauthReasons)[number];

export const googleSignInEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/google",
  access: "anyone",
  sends: "redirect",
  schemas: async () => (await load()).googleSignIn,
});

export const googleReturnEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/google/callback",
  access: "anyone",
  sends: "redirect",
  schemas: async () => (await load()).googleReturn,
});
