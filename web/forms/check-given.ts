/** The part of forms that reads schemas, with the schemas themselves: as heavy as a screen, so it comes after the first view. */
import * as z from "zod/mini";
import { type IssueCode, issuesOf } from "#contract/issues.ts";

export { holdsContacts } from "#contract/contact-details.ts";

/** By the names that calls have instead of them in browsers; the build puts them here (`scripts/lean-contract.ts`). */
export const schemas: Record<string, z.core.$ZodType> = {};

export function checkGiven(schema: z.core.$ZodType, given: unknown): IssueCode[] {
  const parsed = z.safeParse(schema, given);
  return parsed.error ? issuesOf(parsed.error, given) : [];
}
