/** The calls of who is signed in and cares for the account (R7.14): password, e-mail, confirming, the sign-ins of late. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/account-care.ts")).schemas;

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/auth/password",
  access: "signed_in",
  summary: "Change the password by the current one, or set one after a mailed code; ends the other sessions",
  schemas: async () => (await load()).changePassword,
});

export const changeEmail = defineEndpoint({
  method: "POST",
  path: "/api/auth/email",
  access: "signed_in",
  summary: "Ask for another e-mail; a code goes there, and until it comes back nothing changes",
  status: 202,
  schemas: async () => (await load()).changeEmail,
});

export const verifyNewEmail = defineEndpoint({
  method: "POST",
  path: "/api/auth/email/verify",
  access: "anyone",
  summary: "Take the new e-mail by its code, signed in, or by its link, anywhere",
  schemas: async () => (await load()).verifyNewEmail,
});

export const confirmSession = defineEndpoint({
  method: "POST",
  path: "/api/auth/confirm",
  access: "signed_in",
  summary:
    "Confirm by password, mailed code or, of admins, a code of the second factor that it is still the owner; opens for 15 minutes what weighs more. The session goes on by the new token",
  schemas: async () => (await load()).confirmSession,
});

export const requestConfirmCode = defineEndpoint({
  method: "POST",
  path: "/api/auth/confirm/code",
  access: "signed_in",
  summary: "Mail the code that confirms",
  status: 202,
  schemas: async () => (await load()).requestConfirmCode,
});

export const listSignIns = defineEndpoint({
  method: "GET",
  path: "/api/auth/sign-ins",
  access: "signed_in",
  summary: "The sign-ins of the last 90 days, the latest first",
  schemas: async () => (await load()).listSignIns,
});
