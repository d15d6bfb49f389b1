/** The schema checks of forms: with the schemas as heavy as a screen, so loaded after the first view. */
import * as z from "zod/mini";
import { type IssueCode, issuesOf } from "#contract/issues.ts";

export { containsContacts } from "#contract/contact-details.ts";

export function checkGiven(schema: z.core.$ZodType, given: unknown): IssueCode[] {
  const parsed = z.safeParse(schema, given);
  return parsed.error ? issuesOf(parsed.error, given) : [];
}
