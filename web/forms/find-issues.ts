/** What is wrong with a form, found by the schema of the call it will make (R5.1), and which words stand at which field. */
import * as z from "zod/mini";
import { type IssueCode, issuesOf } from "#contract/issues.ts";

export function findIssues(
  schema: z.core.$ZodType | undefined,
  given: unknown,
  further: readonly IssueCode[] = [],
): IssueCode[] {
  const parsed = schema === undefined ? undefined : z.safeParse(schema, given);
  return [...(parsed?.error ? issuesOf(parsed.error, given) : []), ...further];
}

const firstPart = (path: string) => path.split(".")[0] ?? path;

/** One code a field, by the field's name: the first that was found. */
export function nameIssues(issues: readonly IssueCode[], fieldOf = firstPart): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, code }) => [fieldOf(path), code] as const).reverse());
}
