/** Turns a failed parse into field issues whose codes are keys of the validation texts; used by forms and by the server. */
import type * as z from "zod/mini";
import type { Issue } from "#contract/schemas/error-body.ts";

const ownCode = /^[a-z][a-z0-9_]*$/;

/** The value at a path of the input; undefined where there is none. */
function valueAt(given: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );
}

/** A schema names one code for a missing value; a value of another type is not missing. */
function codeOf(issue: z.core.$ZodIssue, given: unknown): string {
  const own = ownCode.test(issue.message) ? issue.message : undefined;
  const value = valueAt(given, issue.path);
  const isThere = value !== undefined && value !== null && value !== "";
  switch (issue.code) {
    case "invalid_type":
      if (isThere) return own?.includes("invalid") ? own : "wrong_type";
      return own ?? "required";
    case "invalid_value":
      return isThere && own === "required" ? "invalid" : (own ?? "invalid");
    case "too_small":
      return own ?? (issue.origin === "string" ? "too_short" : "too_small");
    case "too_big":
      return own ?? (issue.origin === "string" ? "too_long" : "too_big");
    case "unrecognized_keys":
      return own ?? "unknown_field";
    default:
      return own ?? "invalid";
  }
}

export type IssueCode = Omit<Issue, "message">;

/** `given`: the parsed input. A value of the wrong type gets no other issue. */
export function issuesOf(error: z.core.$ZodError, given: unknown): IssueCode[] {
  const issues = error.issues.map((issue) => ({ path: issue.path.map(String).join("."), code: codeOf(issue, given) }));
  const mistyped = new Set(issues.filter(({ code }) => code === "wrong_type").map(({ path }) => path));
  return issues.filter(({ path, code }) => code === "wrong_type" || !mistyped.has(path));
}
