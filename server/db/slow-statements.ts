/** Reports statements that took longer than a setting by their text, which has no values (R12.3). Process-wide state. */
import { traceStatement } from "#server/logging/traces.ts";

export type SlowStatement = { statement: string; milliseconds: number; reqId?: string };

type Watch = {
  /** Milliseconds. */
  slowerThan: number;
  report: (slow: SlowStatement) => void;
  /** The request id that a statement is sent for, if any. */
  findAsker: () => string | undefined;
};

/** Most characters of a statement in a log line. */
const LONGEST = 600;

let watch: Watch | undefined;

/** Returns a function that stops watching. */
export function watchStatements(next: Watch): () => void {
  watch = next;
  return () => {
    if (watch === next) watch = undefined;
  };
}

export type AtEnd = (failure?: unknown) => void;

/** Called when a statement is sent; returns what to call at its end, or nothing when nobody watches. */
export function timeStatement(given: unknown): AtEnd | undefined {
  const traced = traceStatement(() => shorten(given));
  const timed = watch && timeBy(watch, given);
  if (traced === undefined) return timed;
  return (failure) => {
    traced(failure);
    timed?.();
  };
}

function timeBy(watching: Watch, given: unknown): AtEnd {
  const begun = performance.now();
  const reqId = watching.findAsker();
  return () => {
    const milliseconds = Math.round(performance.now() - begun);
    if (milliseconds < watching.slowerThan) return;
    watching.report({ statement: shorten(given), milliseconds, ...(reqId !== undefined && { reqId }) });
  };
}

const shorten = (given: unknown) => textOf(given).replace(/\s+/g, " ").trim().slice(0, LONGEST);

function textOf(given: unknown): string {
  if (typeof given === "string") return given;
  return typeof given === "object" && given !== null && "text" in given ? String(given.text) : "";
}
