/** The calls of who is signed in and cares for the account (R7.14): password, e-mail, confirming, the sign-ins of late. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/account-care.ts")).schemas;

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/auth/password",
  access: "signed_in",
  schemas: async () => (await load()).changePassword,
});

export const changeEmail = defineEndpoint({
  method: "POST",
  path: "/api/auth/email",
  access: "signed_in",
  status: 202,
  schemas: async () => (await load()).changeEmail,
});

export const verifyNewEmail = defineEndpoint({
  method: "POST",
  path: "/api/auth/email/verify",
  access: "anyone",
  schemas: async () => (await load()).verifyNewEmail,
});

export const confirmSession = defineEndpoint({
  method: "POST",
  path: "/api/auth/confirm",
  access: "signed_in",
  schemas: async () => (await load()).confirmSession,
});

export const requestConfirmCode = defineEndpoint({
  method: "POST",
  path: "/api/auth/confirm/code",
  access: "signed_in",
  status: 202,
  schemas: async () => (await load()).requestConfirmCode,
});

export const listSignIns = defineEndpoint({
  method: "GET",
  path: "/api/auth/sign-ins",
  access: "signed_in",
  schemas: async () => (await load()).listSignIns,
});
