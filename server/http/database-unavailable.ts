/** Distinguishes an unavailable, full or slow database or disk, worth a retry, from a fault of ours. */
import { sqlState } from "#server/db/constraint.ts";
import { unanswered } from "#server/db/time-limited-client.ts";

/** Connection lost, out of resources, operator intervention, a time limit (57014 is a statement that took too long) or a standby (25006). */
const unavailableState = /^(08|53|57P|57014$|25P03$|25006$)/;

const unavailableReasons = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EPIPE",
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "EROFS",
  "EMFILE",
  "ENFILE",
]);

/** Errors that the driver reports by message only. */
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated\b.*|Client has encountered a connection error.*|Client was closed and is not queryable|Cannot use a pool after calling end on the pool)$/;

export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined ? isUnresponsive(error) : unavailableState.test(state);
}

/** Our disk or the database's: an early retry is of no use, and the answer says so. */
export function isStorageFull(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return state === "53100";
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && (cause.code === "ENOSPC" || cause.code === "EDQUOT")) return true;
  return false;
}

/** The database does not answer at all, whatever the query. */
export function isUnresponsive(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|57P)/.test(state);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && unavailableReasons.has(String(cause.code))) return true;
    if (cause.message === unanswered || unavailableMessages.test(cause.message)) return true;
  }
  return false;
}
