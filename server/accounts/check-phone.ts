/** Whether a phone number can exist (R3.3), by the numbering plans of all countries. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { Refusal } from "#server/refusal.ts";

/** E.164, or an error. */
export function checkPhone(phone: string, path = "phone"): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.isValid()) return parsed.number;
  throw new Refusal("validation", { issues: [{ path, code: "phone_invalid" }] });
}
