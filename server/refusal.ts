/** The domain's error: a stable code, which one handler turns into a status and a body. */
import type { ErrorCode } from "#contract/errors.ts";
import type { IssueCode } from "#contract/issues.ts";

type Details = {
  issues?: IssueCode[];
  remainingAttempts?: number;
  retryAfter?: number;
  by?: string;
  at?: string;
  conflicts?: { startsAt: string; minutes: number }[];
};

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }
}
