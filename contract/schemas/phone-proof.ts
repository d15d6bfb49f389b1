/** Schemas of contract/phone-proof.ts. */
import * as z from "zod/mini";
import { otpCode } from "./proof.ts";

export const schemas = {
  readPhone: {
    summary: "The own number, since when it is proved, and whether it can be",
    answer: z.object({
      /** E.164. */
      phone: z.nullable(z.string()),
      verifiedAt: z.nullable(z.iso.datetime()),
      /** Whether the operator has a gateway; without one no proof is requested. */
      provable: z.boolean(),
    }),
  },
  sendPhoneCode: {
    summary: "Send a code to the own number; 404 without a gateway, 409 phone_required without a number",
    answer: z.object({ message: z.string(), phone: z.string(), retryAfter: z.int() }),
  },
  verifyPhone: {
    summary: "The code proves the number it was sent to, once",
    body: z.object({ otp: otpCode }),
    answer: z.object({ phone: z.string(), verifiedAt: z.iso.datetime() }),
  },
};
