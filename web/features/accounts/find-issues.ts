/** Which words stand at which field of a form, and what only two fields together can tell. */
import type { IssueCode } from "#contract/issues.ts";

/** These speak of the whole form (section 5), so they are said once. */
const formWide = ["login_fields", "register_fields"];

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
