/** Words that somebody has to write: they may have lines, and are never empty. */
import * as z from "zod/mini";
import { longText } from "./profile-fields.ts";

export function writtenText(longest: number) {
  return z.pipe(
    longText(longest).check(z.refine((text) => text !== null, "required")),
    z.transform((text) => text ?? ""),
  );
}
