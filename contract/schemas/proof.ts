/** Proves that a person owns a mailbox (R7.4): by the six digits with their address, or by the mailed link. */
import * as z from "zod/mini";
import { otp } from "#contract/limits.ts";
import { secretPattern } from "#contract/link-secret.ts";
import { type Role, roles } from "#contract/vocabulary.ts";
import { email } from "./person.ts";

export const otpCode = z
  .string("otp_six_digits")
  .check(z.trim(), z.regex(new RegExp(`^[0-9]{${otp.digits}}$`), "otp_six_digits"));
export const linkSecret = z.string("otp_invalid").check(z.regex(secretPattern, "otp_invalid"));

/** The fields of a body; a link needs nothing else. */
export const proofFields = {
  email: z.optional(email()),
  role: z.optional(z.enum(roles, "role_required")),
  otp: z.optional(otpCode),
  link: z.optional(linkSecret),
};

export type Addressee = { email: string; role: Role };
export type Proof = { link: string } | (Addressee & { otp: string });

type Given = { email?: string; role?: Role; otp?: string; link?: string };
type Context = { issues: z.core.$ZodRawIssue[] };

function refuse(context: Context, path: string, code: string): void {
  context.issues.push({ code: "custom", path: [path], message: code, input: undefined });
}

export function requireAddressee(given: Given, context: Context): Addressee {
  if (given.email === undefined) refuse(context, "email", "email_required");
  if (given.role === undefined) refuse(context, "role", "role_required");
  if (given.email === undefined || given.role === undefined) return z.NEVER;
  return { email: given.email, role: given.role };
}

export function requireProof(given: Given, context: Context): Proof {
  if (given.link !== undefined) return { link: given.link };
  const addressee = requireAddressee(given, context);
  if (given.otp !== undefined) return { ...addressee, otp: given.otp };
  refuse(context, "otp", "otp_six_digits");
  return z.NEVER;
}
