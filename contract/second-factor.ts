/** The second factor of admins (R11.4): an authenticator's code beside the password, and ten recovery codes. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/second-factor.ts")).schemas;

export const readSecondFactorEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/second-factor",
  access: "office.enter",
  schemas: async () => (await load()).readSecondFactor,
});

export const startSecondFactorEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/second-factor/start",
  access: "office.enter",
  schemas: async () => (await load()).startSecondFactor,
});

export const confirmSecondFactorEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/second-factor/confirm",
  access: "office.enter",
  schemas: async () => (await load()).confirmSecondFactor,
});
