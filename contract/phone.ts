/** Phone numbers as typed (R3.3): Indian mobiles with or without +91, or any number in E.164; normalised to E.164. */

import { toAsciiDigits } from "./ascii-digits.ts";

const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;
const e164 = /^\+[1-9]\d{6,14}$/;

/** E.164, or undefined when this cannot be a number. The server also asks a phone library. */
export function tidyPhone(typed: string): string | undefined {
  const digits = toAsciiDigits(typed).replace(/[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  const mobile = indianMobile.exec(digits)?.[1];
  if (mobile !== undefined) return `+91${mobile}`;
  return e164.test(digits) ? digits : undefined;
}

/** The issue of a form's number; `missing` is the code for an empty one. */
export function findPhoneIssues(typed: string, missing: string): { path: string; code: string }[] {
  if (typed.trim() === "") return [{ path: "phone", code: missing }];
  return tidyPhone(typed) === undefined ? [{ path: "phone", code: "phone_invalid" }] : [];
}
