/** What may be logged or stored of an error: its kind, its reason and where it happened; never a value somebody entered. */
import * as z from "zod/mini";
import { describeDatabaseError, type SafeDatabaseError } from "#server/db/constraint.ts";

export type SafeError = SafeDatabaseError & {
  type: string;
  /** A code such as ECONNREFUSED or FST_ERR_VALIDATION; called `reason`, as the log redacts `code`. */
  reason?: string;
  message?: string;
  /** For an answer or a setting that does not fit its schema: where and how, without the value. */
  issues?: string[];
  stack?: string;
  cause?: SafeError;
};

/** Messages may contain query parameters, file names or a provider's text: only these, which name only our own code, are logged. */
const safeMessages = [
  /^Cannot (read|set) properties of (null|undefined) \((reading|setting) '[\w$]+'\)$/,
  /^[\w$.()]+ is not (a function|a constructor|iterable|defined)$/,
  /^Invalid (time value|array length)$/,
  /^Maximum call stack size exceeded$/,
  /^Connection terminated( unexpectedly| due to connection timeout)?$/,
  /^(timeout exceeded when trying to connect|Query read timeout|the listening connection ended)$/,
  /^the file store (answered \d{3} to [A-Z]+|did not answer [A-Z]+ within \d+ ms|did not delete a file: \w+|does not list its bucket)$/,
  /^push failed: [\w.-]+ (answered \d{3}|did not answer)(, [\w.-]+ (answered \d{3}|did not answer))*$/,
  /^clamd (gave no verdict|did not answer in time)$/,
];

const wellFormedReason = /^[A-Z][A-Z0-9_]{2,60}$/;
/** How deep a chain of causes is described. */
const deepest = 4;

export function describeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error };
  const reason = "code" in error && wellFormedReason.test(String(error.code)) ? String(error.code) : undefined;
  const database = describeDatabaseError(error);
  const stack = framesOf(error);
  return {
    type: error.name,
    // A SQLSTATE has a field of its own.
    ...(reason !== undefined && database === undefined && { reason }),
    ...(safeMessages.some((safe) => safe.test(error.message)) && { message: error.message }),
    ...(error instanceof z.core.$ZodError && { issues: error.issues.map(placeOf) }),
    ...database,
    ...(stack !== "" && { stack }),
    ...(error.cause !== undefined && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  };
}

function placeOf({ path, code }: z.core.$ZodIssue): string {
  return `${path.map(String).join(".")}: ${code}`;
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .join("\n");
}
