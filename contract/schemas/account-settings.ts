/** Schemas of contract/account-settings.ts. */
import * as z from "zod/mini";
import { signInWays } from "#contract/sign-in-ways.ts";
import { givenPassword, newPassword } from "./passwords.ts";
import { email } from "./person.ts";
import { linkSecret, otpCode } from "./proof.ts";
import { factorCode } from "./second-factor.ts";

const message = z.string();

function missing(context: { issues: z.core.$ZodRawIssue[] }, path: string, code: string): never {
  context.issues.push({ code: "custom", path: [path], message: code, input: undefined });
  return z.NEVER;
}

/** Absent when a code was mailed instead: confirmed by code just now. */
const current = z.optional(givenPassword("required"));

export const schemas = {
  changePassword: {
    summary: "Change the password by the current one, or set one after a mailed code; ends the other sessions",
    body: z.object({ current, password: newPassword("required") }),
    answer: z.object({ message }),
  },
  changeEmail: {
    summary: "Ask for another e-mail; a code goes there, and until it comes back nothing changes",
    body: z.object({ email: email(), current }),
    answer: z.object({ message, email: z.string(), retryAfter: z.int() }),
  },
  verifyNewEmail: {
    summary: "Take the new e-mail by its code, signed in, or by its link, anywhere",
    body: z.pipe(
      z.object({ link: z.optional(linkSecret), otp: z.optional(otpCode) }),
      z.transform(({ link, otp }, context) =>
        link !== undefined ? { link } : { otp: otp ?? missing(context, "otp", "otp_six_digits") },
      ),
    ),
    answer: z.object({ message, email: z.string() }),
  },
  confirmSession: {
    summary:
      "Confirm by password, mailed code or, of admins, a code of the second factor that it is still the owner; opens for 15 minutes what weighs more. The session goes on by the new token",
    body: z.pipe(
      z.object({ password: current, otp: z.optional(otpCode), code: z.optional(factorCode) }),
      z.transform(({ password, otp, code }, context) => {
        if (otp !== undefined) return { otp };
        return code !== undefined ? { code } : { password: password ?? missing(context, "password", "required") };
      }),
    ),
    /** Replaces the caller's token, which ends 30 seconds after this one is first used. */
    answer: z.object({ token: z.string() }),
  },
  requestConfirmCode: {
    summary: "Mail the code that confirms",
    answer: z.object({ message, retryAfter: z.int() }),
  },
  listSignIns: {
    summary: "The sign-ins of the last 90 days, the latest first",
    answer: z.array(
      z.object({
        id: z.uuid(),
        userAgent: z.string(),
        /** Coarse: the neighbourhood of the address, not the address. */
        network: z.string(),
        way: z.enum(signInWays),
        at: z.iso.datetime(),
      }),
    ),
  },
};
