/** Tells a database or a disk that is away, full or too slow from a mistake of ours: the one is worth another try, the other is not. */
import { sqlState } from "#server/db/constraint.ts";
import { unanswered } from "#server/db/time-limited-client.ts";

/** Connection lost, resources used up, the operator's hand, a time limit (57014 is a statement that took too long) or a standby (25006). */
const awayState = /^(08|53|57P|57014$|25P03$|25006$)/;

const awayReasons = new Set([
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

/** The driver says these in words alone. */
const awayWords =
  /^(timeout exceeded when trying to connect|Connection terminated\b.*|Client has encountered a connection error.*|Client was closed and is not queryable|Cannot use a pool after calling end on the pool)$/;

export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined ? isUnresponsive(error) : awayState.test(state);
}

/** A disk of ours, or the database's: trying again soon is of no use, and the person is told so. */
export function isStorageFull(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return state === "53100";
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && (cause.code === "ENOSPC" || cause.code === "EDQUOT")) return true;
  return false;
}

/** Not one statement or one file, but whatever is asked: nobody answers there. */
export function isUnresponsive(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|57P)/.test(state);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && awayReasons.has(String(cause.code))) return true;
    if (cause.message === unanswered || awayWords.test(cause.message)) return true;
  }
  return false;
}
