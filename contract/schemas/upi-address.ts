/** A UPI payment address such as name@bank, as a form has it; empty removes it. */
import * as z from "zod/mini";

export const upiAddress = z.pipe(
  z.nullable(
    z.union([
      z.literal(""),
      z.string().check(z.trim(), z.regex(/^[\w.-]{2,100}@[a-zA-Z][a-zA-Z0-9]{1,63}$/, "upi_invalid")),
    ]),
  ),
  z.transform((given) => (given === "" ? null : given)),
);
