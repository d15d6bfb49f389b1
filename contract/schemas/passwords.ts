/** Passwords as bodies carry them (R5.2). */
import * as z from "zod/mini";
import { passwordLimits } from "#contract/limits.ts";
import { lengthOf, passwordStrength } from "#contract/passwords.ts";

/** A password someone chooses: strong, that is all five requirements or a passphrase. The server also refuses the most common ones. */
export function newPassword(missing: string) {
  return z.string(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((value) => lengthOf(value) <= passwordLimits.max, { error: "password_too_long", abort: true }),
    z.refine((value) => value.isWellFormed(), { error: "invalid", abort: true }),
    z.refine((value) => passwordStrength(value) === "strong", { error: "password_weak" }),
  );
}

/** A password someone has; longer than any that can be chosen is simply not read. */
export function givenPassword(missing: string) {
  return z.string(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((value) => lengthOf(value) <= passwordLimits.max, { error: "password_too_long" }),
  );
}
