/** What is wrong with a form, found by the schema of the call it will make (R5.1). */
import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { type IssueCode, issuesOf } from "#contract/issues.ts";

/** These speak of the whole form (section 5), so they are said once. */
const formWide = ["login_fields", "register_fields"];

export function findIssues({ body: schema }: Endpoint, body: unknown, further: IssueCode[] = []): IssueCode[] {
  const parsed = schema === undefined ? undefined : z.safeParse(schema, body);
  return [...(parsed?.error ? issuesOf(parsed.error) : []), ...further];
}

/** One code a field, by the field's name. */
export function nameIssues(issues: readonly IssueCode[]): Record<string, string> {
  const named: Record<string, string> = {};
  const said = new Set<string>();
  for (const { path, code } of issues) {
    if (Object.hasOwn(named, path)) continue;
    named[path] = said.has(code) ? "required" : code;
    if (formWide.includes(code)) said.add(code);
  }
  return named;
}

export function findPasswordIssues(password: string, confirm: string): IssueCode[] {
  return password === confirm ? [] : [{ path: "confirm", code: "passwords_mismatch" }];
}
