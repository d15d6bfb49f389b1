/** Whether a number that looks right can exist (R3.3), as the numbering plans of all countries say. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { Refusal } from "#server/refusal.ts";

/** E.164, or a refusal. */
export function checkPhone(phone: string, path = "phone"): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.isValid()) return parsed.number;
  throw new Refusal("validation", { issues: [{ path, code: "phone_invalid" }] });
}
