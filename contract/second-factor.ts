/** The second factor of admins (R11.4): an authenticator's code beside the password, and ten recovery codes for whoever lost it. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/second-factor.ts")).schemas;

export const readSecondFactor = defineEndpoint({
  method: "GET",
  path: "/api/admin/second-factor",
  access: "office.enter",
  summary: "Whether the admin has a second factor, must have one, and how many recovery codes are left",
  schemas: async () => (await load()).readSecondFactor,
});

export const startSecondFactor = defineEndpoint({
  method: "POST",
  path: "/api/admin/second-factor/start",
  access: "office.enter",
  summary: "Begin to set up an authenticator; whoever has one already shows a code of it",
  schemas: async () => (await load()).startSecondFactor,
});

export const confirmSecondFactor = defineEndpoint({
  method: "POST",
  path: "/api/admin/second-factor/confirm",
  access: "office.enter",
  summary: "End setting up with a code of the authenticator; ends the admin's other sessions",
  schemas: async () => (await load()).confirmSecondFactor,
});
