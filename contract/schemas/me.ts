/** Schemas of contract/me.ts. */
import * as z from "zod/mini";
import { languages, roles } from "#contract/vocabulary.ts";

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
  /** May be absent after Google, or after verifying in another browser than the one that registered. */
  hasPassword: z.boolean(),
});

export const signedIn = z.object({ user, token: z.string() });

export const schemas = {
  readMe: {
    summary: "The signed-in user",
    answer: user,
  },
  logout: {
    summary: "End this session",
  },
};
