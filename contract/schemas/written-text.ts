/** A required text: it may have line breaks, and is never empty. */
import * as z from "zod/mini";
import { longText } from "./profile-fields.ts";

export function writtenText(longest: number) {
  return z.pipe(
    longText(longest).check(z.refine((text) => text !== null, "required")),
    z.transform((text) => text ?? ""),
  );
}
