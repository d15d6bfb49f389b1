/** Password schemas (R5.2). */
import * as z from "zod/mini";
import { passwordLimits } from "#contract/limits.ts";
import { lengthOf, passwordStrength } from "#contract/passwords.ts";

/** A new password: strong, that is all five requirements or a passphrase. The server also refuses the most common ones. */
export function newPassword(missing: string) {
  return z.string(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((value) => lengthOf(value) <= passwordLimits.max, { error: "password_too_long", abort: true }),
    z.refine((value) => value.isWellFormed(), { error: "invalid", abort: true }),
    z.refine((value) => passwordStrength(value) === "strong", { error: "password_weak" }),
  );
}

/** An existing password; one longer than any allowed is refused unread. */
export function givenPassword(missing: string) {
  return z.string(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((value) => lengthOf(value) <= passwordLimits.max, { error: "password_too_long" }),
  );
}
