/** Phone number schemas (R3.3), normalised to E.164. */

import * as z from "zod/mini";
import { tidyPhone } from "#contract/phone.ts";

type Context = { issues: z.core.$ZodRawIssue[] };

function readPhone(typed: string, context: Context): string {
  const phone = tidyPhone(typed);
  if (phone !== undefined) return phone;
  context.issues.push({ code: "custom", message: "phone_invalid", input: typed });
  return z.NEVER;
}

const typedPhone = (missing?: string) => z.string(missing).check(z.trim(), z.maxLength(40, "phone_invalid"));

/** `missing` is the code for an empty field: teachers and students have texts of their own (section 5). */
export function phoneNumber(missing = "phone_required") {
  return z.pipe(
    typedPhone(missing).check(z.minLength(1, { error: missing, abort: true })),
    z.transform((typed, context) => readPhone(typed, context)),
  );
}

/** Empty removes the number. */
export const phoneOrNone = z.pipe(
  z.nullable(typedPhone()),
  z.transform((typed, context) => (typed === null || typed === "" ? null : readPhone(typed, context))),
);
