/** The English message of an error, for the API; pages show the text of the code in the visitor's language instead. */
import { textsOf } from "#content/text-in.ts";
import type { ErrorCode } from "#contract/errors.ts";

const { errors, validation } = textsOf("en");

export function errorText(code: ErrorCode): string {
  return errors[code];
}

const issueTexts: Record<string, string> = validation;

export function serverIssueText(code: string): string {
  return issueTexts[code] ?? validation.invalid;
}
