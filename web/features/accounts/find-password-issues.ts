/** What only two fields together can tell: whether the password was typed alike twice. */
import type { IssueCode } from "#contract/issues.ts";

export function findPasswordIssues(password: string, confirm: string): IssueCode[] {
  return password === confirm ? [] : [{ path: "confirm", code: "passwords_mismatch" }];
}
