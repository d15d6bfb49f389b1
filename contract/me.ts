/** The signed-in person, and the end of the session: what the frame of every app asks, apart from the calls of forms, which weigh more. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { languages, roles } from "./vocabulary.ts";

export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether the e-mail is verified. */
  verified: z.boolean(),
  language: z.enum(languages),
  /** Contacting and being listed need one (R4.2). */
  hasPhone: z.boolean(),
  /** Who came by Google, or by a link in another browser than the one that registered, may have none. */
  hasPassword: z.boolean(),
});
export type User = z.output<typeof user>;

export const signedIn = z.object({ user, token: z.string() });

export const readMe = defineEndpoint({
  method: "GET",
  path: "/api/auth/user/me",
  access: "signed_in",
  summary: "The signed-in user",
  answer: user,
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "signed_in",
  summary: "End this session",
});
