/** Schemas of contract/second-factor.ts. */

import * as z from "zod/mini";
import { toAsciiDigits } from "#contract/ascii-digits.ts";
import { otp, secondFactor } from "#contract/limits.ts";

/** Normalised: digits of any script, and a recovery code with any grouping. */
const bare = (typed: string) => toAsciiDigits(typed).replace(/[\s-]/g, "").toLowerCase();

const digits = new RegExp(`^[0-9]{${otp.digits}}$`);
const recovery = new RegExp(`^[a-z2-7]{${secondFactor.recoveryCharacters}}$`);

export const isAuthenticatorCode = (code: string) => digits.test(code);

const longestTyped = 64;

/** Six digits of the authenticator, or a recovery code. */
export const factorCode = z.pipe(
  z.pipe(z.string("factor_code").check(z.maxLength(longestTyped, "factor_code")), z.transform(bare)),
  z.string().check(z.refine((code) => digits.test(code) || recovery.test(code), "factor_code")),
);

export const schemas = {
  readSecondFactor: {
    summary: "Whether the admin has a second factor, must have one, and how many recovery codes are left",
    answer: z.object({
      /** Since when it is required. */
      confirmedAt: z.nullable(z.iso.datetime()),
      required: z.boolean(),
      recoveryCodesLeft: z.int(),
    }),
  },
  startSecondFactor: {
    summary: "Begin to set up an authenticator; whoever has one already shows a code of it",
    body: z.object({ code: z.optional(factorCode) }),
    /** `address`: the content of the QR code. The secret is shown only once. */
    answer: z.object({ secret: z.string(), address: z.string() }),
  },
  confirmSecondFactor: {
    summary: "End setting up with a code of the authenticator; ends the admin's other sessions",
    body: z.object({ code: factorCode }),
    /** Shown once; each works once. */
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  },
};
