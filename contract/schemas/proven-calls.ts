/** Schemas of contract/proven-calls.ts. */
import * as z from "zod/mini";
import { roles } from "#contract/vocabulary.ts";
import { signedIn } from "./me.ts";
import { givenPassword, newPassword } from "./passwords.ts";
import { proofFields, requireAddressee, requireProof } from "./proof.ts";

const receipt = z.optional(z.string().check(z.maxLength(100)));

export const schemas = {
  verifyOtp: {
    summary: "Verify the e-mail by its code or link, and be signed in",
    body: z.pipe(
      z.object({ ...proofFields, receipt }),
      z.transform(({ receipt, ...given }, context) => ({ proof: requireProof(given, context), receipt })),
    ),
    answer: signedIn,
  },
  resetPassword: {
    summary: "Set a new password by code or link; ends all sessions",
    body: z.pipe(
      z.object({ ...proofFields, password: newPassword("required") }),
      z.transform(({ password, ...given }, context) => ({ proof: requireProof(given, context), password })),
    ),
    answer: z.object({ message: z.string(), email: z.string(), role: z.enum(roles) }),
  },
  reactivate: {
    summary: "Come back after deactivation or deletion, by password, code or link",
    body: z.pipe(
      z.object({ ...proofFields, password: z.optional(givenPassword("login_fields")) }),
      z.transform(({ password, ...given }, context) =>
        password === undefined || given.link !== undefined
          ? { proof: requireProof(given, context) }
          : { password, ...requireAddressee(given, context) },
      ),
    ),
    answer: signedIn,
  },
};
