/** The English words of an error, for the wire; pages show the text of the code in the visitor's language instead. */
import type { ErrorCode } from "#contract/errors.ts";
import errors from "#text/en/errors.json" with { type: "json" };
import validation from "#text/en/validation.json" with { type: "json" };

export function errorText(code: ErrorCode): string {
  return errors[code];
}

const issueTexts: Record<string, string> = validation;

export function issueText(code: string): string {
  return issueTexts[code] ?? validation.invalid;
}
