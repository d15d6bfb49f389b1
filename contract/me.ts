/** The signed-in person, and the end of the session: needed by the frame of every app, apart from the larger calls of forms. */
import type * as z from "zod/mini";
import type { user } from "#contract/schemas/me.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/me.ts")).schemas;

export type User = z.output<typeof user>;

export const readMeEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/auth/user/me",
  access: "signed_in",
  schemas: async () => (await load()).readMe,
});

export const logoutEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "signed_in",
  schemas: async () => (await load()).logout,
});
