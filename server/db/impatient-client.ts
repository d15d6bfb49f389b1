/** Connections to a database that may fall silent at any moment (R12.3): who asks is told soon, and told once. */
import pg from "pg";
import { sqlState } from "./constraint.ts";
import { outgrown, type StatementNames } from "./named-statements.ts";
import { type AtEnd, timeStatement } from "./slow-statements.ts";

/** What is said when nothing came back in time, here and by the driver. */
export const unanswered = "Query read timeout";

type Query = pg.Client["query"];

/** Brings its own way to be asked, and tells the end by itself. */
const asksItself = (statement: unknown) => typeof statement === "object" && statement !== null && "submit" in statement;

/**
 * Not by the promise of the driver, which gives a statement that it has made a function where it writes it: V8 counts such a
 * one as old from the beginning, and with it all that it knows, the statement and its answer (decision 131).
 */
function promise(ask: (told: (error: unknown, answer: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    ask((error, answer) => (error ? reject(error) : resolve(answer)));
  }).catch((error: Error) => {
    // From who asked, not from the line that answered.
    Error.captureStackTrace(error);
    throw error;
  });
}

/** A pool hands over what is to be called at the end. */
function tellEnd(given: Parameters<Query>, ended: AtEnd): Parameters<Query> {
  const last: unknown = given.at(-1);
  if (typeof last !== "function") return given;
  const call = (...answer: unknown[]) => {
    ended(answer[0] ?? undefined);
    last(...answer);
  };
  return [...given.slice(0, -1), call] as unknown[] as Parameters<Query>;
}

/** It says for itself how long it may take, and the driver watches it. */
const hasOwnLimit = (given: unknown) => typeof given === "object" && given !== null && "query_timeout" in given;

/**
 * Calls `giveUp` when a statement is not answered in time (milliseconds). By one timer of a connection: with the driver's own
 * for each statement (`query_timeout`) 3 kB of it outlived the small collections, without it 0.2 (decision 131).
 */
function watchAnswers(within: number, giveUp: () => void): () => AtEnd {
  let waiting = 0;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (left: number) => {
    timer = setTimeout(look, left).unref();
  };
  function look() {
    timer = undefined;
    const left = since + within - performance.now();
    if (waiting > 0 && left > 0) lookIn(left);
    else if (waiting > 0) giveUp();
  }
  return () => {
    if (waiting === 0) since = performance.now();
    waiting += 1;
    if (timer === undefined) lookIn(within);
    return () => {
      waiting -= 1;
      // The next in the queue of the connection begins now.
      since = performance.now();
    };
  };
}

/**
 * Milliseconds. `opening`: that opening a connection and its first statement may take together; each alone has its limit,
 * but whoever waited for the one has little left for the other. `statement`: any statement. A connection on which a statement
 * was not answered is ended: a rollback sent after it would wait as long again, and one to a savepoint before that.
 * `names`: of statements that the connection keeps.
 */
export function impatientClient(
  within: { opening: number; statement: number },
  names: StatementNames | undefined,
): new (
  config?: pg.ClientConfig,
) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const openedAt = performance.now();
      const giveUp = () => this.connection.stream.destroy(new Error(unanswered));
      const watch = watchAnswers(within.statement, giveUp);
      const watched = (...given: Parameters<Query>): unknown => {
        if (typeof given.at(-1) !== "function" && !asksItself(given[0]))
          return promise((atEnd) => watched(...([given[0], given[1], atEnd] as unknown[] as Parameters<Query>)));
        const told = timeStatement(given[0]);
        const answered = hasOwnLimit(given[0]) ? undefined : watch();
        const ended: AtEnd = (failure) => {
          answered?.();
          told?.(failure);
          if (sqlState(failure) === outgrown) names?.forget(given[0]);
          if (answered === undefined && failure instanceof Error && failure.message === unanswered) giveUp();
        };
        const [statement, ...rest] = tellEnd(given, ended);
        const named = names?.name(statement, rest[0]) ?? statement;
        return super.query(...([named, ...rest] as Parameters<Query>));
      };
      const first = (...given: Parameters<Query>) => {
        this.query = watched as Query;
        const timer = setTimeout(giveUp, within.opening - (performance.now() - openedAt));
        const answered = () => clearTimeout(timer);
        this.once("drain", answered).once("end", answered);
        return watched(...given);
      };
      this.query = first as Query;
    }
  };
}
