/** The calls for account settings (R7.14): password, e-mail, confirmation, recent sign-ins. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("./schemas/account-settings.ts")).schemas;

export const changePasswordEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/password",
  access: "signed_in",
  schemas: async () => (await load()).changePassword,
});

export const changeEmailEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/email",
  access: "signed_in",
  status: 202,
  schemas: async () => (await load()).changeEmail,
});

export const verifyNewEmailEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/email/verify",
  access: "anyone",
  schemas: async () => (await load()).verifyNewEmail,
});

export const confirmSessionEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/confirm",
  access: "signed_in",
  schemas: async () => (await load()).confirmSession,
});

export const requestConfirmCodeEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/confirm/code",
  access: "signed_in",
  status: 202,
  schemas: async () => (await load()).requestConfirmCode,
});

export const listSignInsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/sign-ins",
  access: "signed_in",
  schemas: async () => (await load()).listSignIns,
});
