/** Turns a failed parse into field issues whose codes are keys of the validation texts; used by forms and by the server. */
import type * as z from "zod/mini";
import type { Issue } from "./errors.ts";

const ownCode = /^[a-z][a-z0-9_]*$/;

function codeOf(issue: z.core.$ZodIssue): string {
  if (ownCode.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : "invalid";
    case "too_small":
      return issue.origin === "string" ? "too_short" : "too_small";
    case "too_big":
      return issue.origin === "string" ? "too_long" : "too_big";
    case "unrecognized_keys":
      return "unknown_field";
    default:
      return "invalid";
  }
}

export type IssueCode = Omit<Issue, "message">;

export function issuesOf(error: z.core.$ZodError): IssueCode[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join("."), code: codeOf(issue) }));
}
