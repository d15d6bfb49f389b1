/** Schemas of contract/google.ts. */
import * as z from "zod/mini";
import { languages, memberRoles } from "#contract/vocabulary.ts";

export const schemas = {
  googleSignIn: {
    summary: "Redirects the browser to Google; `state` comes back to the page untouched",
    query: z.object({
      role: z.enum(memberRoles, "role_required"),
      /** The language of the page with the agreement: a redirected browser sends no header of ours. */
      language: z.optional(z.enum(languages)),
      state: z.optional(z.string().check(z.maxLength(500))),
    }),
  },
  googleReturn: {
    summary: "Where Google sends the browser back to; redirects to /auth/oauth-callback or /auth/oauth-error",
  },
};
