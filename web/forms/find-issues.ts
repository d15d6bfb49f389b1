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

/** These speak of the whole form (section 5), so they are said once. */
const formWide = ["login_fields", "register_fields"];

const firstPart = (path: string) => path.split(".")[0] ?? path;

/** One code a field, by the field's name. */
export function nameIssues(issues: readonly IssueCode[], fieldOf = firstPart): Record<string, string> {
  const named: Record<string, string> = {};
  const said = new Set<string>();
  for (const { path, code } of issues) {
    const field = fieldOf(path);
    if (Object.hasOwn(named, field)) continue;
    named[field] = said.has(code) ? "required" : code;
    if (formWide.includes(code)) said.add(code);
  }
  return named;
}
