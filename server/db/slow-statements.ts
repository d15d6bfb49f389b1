/** Statements that took longer than a setting says, told by their text, which holds no values (R12.3). A fact of the process, as patience is. */
import { traceStatement } from "#server/logging/traces.ts";

export type SlowStatement = { statement: string; milliseconds: number; reqId?: string };

type Watch = {
  /** Milliseconds. */
  slowerThan: number;
  report: (slow: SlowStatement) => void;
  /** For whom a statement is sent, if anybody. */
  findAsker: () => string | undefined;
};

/** Characters of a statement in a line. */
const LONGEST = 600;

let watch: Watch | undefined;

/** Gives back the way to stop. */
export function watchStatements(next: Watch): () => void {
  watch = next;
  return () => {
    if (watch === next) watch = undefined;
  };
}

export type AtEnd = (failure?: unknown) => void;

/** To be asked when a statement is sent; gives what is to be done at its end, or nothing when nobody watches. */
export function timeStatement(given: unknown): AtEnd | undefined {
  const told = traceStatement(() => shorten(given));
  const timed = watch && timeBy(watch, given);
  if (told === undefined) return timed;
  return (failure) => {
    told(failure);
    timed?.();
  };
}

function timeBy(heard: Watch, given: unknown): AtEnd {
  const begun = performance.now();
  const reqId = heard.findAsker();
  return () => {
    const milliseconds = Math.round(performance.now() - begun);
    if (milliseconds < heard.slowerThan) return;
    heard.report({ statement: shorten(given), milliseconds, ...(reqId !== undefined && { reqId }) });
  };
}

const shorten = (given: unknown) => textOf(given).replace(/\s+/g, " ").trim().slice(0, LONGEST);

function textOf(given: unknown): string {
  if (typeof given === "string") return given;
  return typeof given === "object" && given !== null && "text" in given ? String(given.text) : "";
}
