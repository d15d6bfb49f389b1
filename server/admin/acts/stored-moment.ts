/** A moment in an act's snapshot: a date, or its text once it was stored. */
import * as z from "zod/mini";

export const storedMoment = z.pipe(
  z.nullable(z.union([z.date(), z.iso.datetime()])),
  z.transform((value) => (value === null ? null : new Date(value))),
);
