/** The calls authorised by a mailed code or link (R7.2, R7.4): verify the e-mail, set a new password, reactivate. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/proven-calls.ts")).schemas;

export const verifyOtpEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/verify-otp",
  access: "anyone",
  schemas: async () => (await load()).verifyOtp,
});

export const resetPasswordEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  schemas: async () => (await load()).resetPassword,
});

export const reactivateEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/reactivate",
  access: "anyone",
  schemas: async () => (await load()).reactivate,
});
