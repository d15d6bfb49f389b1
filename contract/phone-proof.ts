/** Proving a phone by a code that is sent to it (R3.10), where the operator has a gateway for that. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { otpCode } from "./proof.ts";

export const readPhone = defineEndpoint({
  method: "GET",
  path: "/api/auth/phone",
  access: "member.account",
  summary: "The own number, since when it is proved, and whether it can be",
  answer: z.object({
    /** E.164. */
    phone: z.nullable(z.string()),
    verifiedAt: z.nullable(z.iso.datetime()),
    /** Whether the operator has a gateway; without one nothing asks for a proof. */
    provable: z.boolean(),
  }),
});

export const sendPhoneCode = defineEndpoint({
  method: "POST",
  path: "/api/auth/phone/code",
  access: "member.account",
  summary: "Send a code to the own number; 404 without a gateway, 409 phone_required without a number",
  answer: z.object({ message: z.string(), phone: z.string(), retryAfter: z.int() }),
  status: 202,
});

export const verifyPhone = defineEndpoint({
  method: "POST",
  path: "/api/auth/phone/verify",
  access: "member.account",
  summary: "The code proves the number it was sent to, once",
  body: z.object({ otp: otpCode }),
  answer: z.object({ phone: z.string(), verifiedAt: z.iso.datetime() }),
});
