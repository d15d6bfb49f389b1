/** Database connections with time limits: an unresponsive database rejects each query soon and once (R12.3). */
import pg from "pg";
import { sqlState } from "./constraint.ts";
import { outgrown, type StatementNames } from "./named-statements.ts";
import { type AtEnd, timeStatement } from "./slow-statements.ts";

/** SQLSTATE of a write on a standby: the connection leads to the wrong server, and a new one may find the primary. */
const readOnly = "25006";

/** Error message of a timeout, here and in the driver. */
export const unanswered = "Query read timeout";

type Query = pg.Client["query"];

/** A pool passes a callback, which is wrapped. */
function wrapCallback(given: Parameters<Query>, ended: AtEnd): Parameters<Query> {
  const last: unknown = given.at(-1);
  if (typeof last !== "function") return given;
  const call = (...answer: unknown[]) => {
    ended(answer[0] ?? undefined);
    last(...answer);
  };
  return [...given.slice(0, -1), call] as unknown[] as Parameters<Query>;
}

/** Awaited rather than chained by `then`, so that an error's stack still names who sent the statement. */
async function awaitEnd(answer: Promise<unknown>, ended: AtEnd): Promise<unknown> {
  try {
    const rows = await answer;
    ended();
    return rows;
  } catch (error) {
    ended(error);
    throw error;
  }
}

/** A query with its own time limit, which the driver enforces. */
const hasOwnLimit = (given: unknown) => typeof given === "object" && given !== null && "query_timeout" in given;

/**
 * Calls `giveUp` when a statement is not answered in time (milliseconds), by one timer per connection. The driver's own limit
 * (`query_timeout`) cannot be shortened for running statements, and leaves the connection in use.
 */
function watchAnswers(within: () => number, giveUp: () => void) {
  let waiting = 0;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (left: number) => {
    timer = setTimeout(look, left).unref();
  };
  function look() {
    timer = undefined;
    const left = since + within() - performance.now();
    if (waiting > 0 && left > 0) lookIn(left);
    else if (waiting > 0) giveUp();
  }
  return {
    begin(): AtEnd {
      if (waiting === 0) since = performance.now();
      waiting += 1;
      if (timer === undefined) lookIn(within());
      return () => {
        waiting -= 1;
        // The next queued statement of the connection begins now.
        since = performance.now();
      };
    },
    isWaiting: () => waiting > 0,
    /** The limit has become shorter: it applies in full from now on. */
    hurry() {
      clearTimeout(timer);
      since = performance.now();
      lookIn(within());
    },
  };
}

type Open = { hurry(): void };

/** All open connections of the process. */
const openClients = new Set<Open>();
let left = Number.POSITIVE_INFINITY;

/** Limits, from now on, every connection of this process to so many milliseconds per statement; no new one is opened. */
export function shortenTimeouts(within: number): void {
  left = within;
  for (const client of openClients) client.hurry();
}

export type TimeLimitedClient = (new (
  config?: pg.ClientConfig,
) => pg.Client) & {
  /** Shortens the limits, in milliseconds, for opening connections and for statements. */
  hurry(within: number): void;
};

/**
 * Milliseconds. `opening`: for opening a connection and its first statement together; each alone has its limit too.
 * `statement`: for any statement. `goodbye`: for the other side to close after we have ended. A connection with an unanswered
 * statement is destroyed, because a rollback sent after it would wait as long again. With it the idle
 * connections of its pool are destroyed, which lead to the same host.
 * `names`: prepared statements of the connection.
 */
export function timeLimitedClient(
  within: { opening: number; statement: number; goodbye: number },
  names: StatementNames | undefined,
): TimeLimitedClient {
  let ofPoolLeft = Number.POSITIVE_INFINITY;
  const hurried = () => Math.min(ofPoolLeft, left);
  const ofPool = new Set<Open & { endIdle(): void }>();

  return class extends pg.Client {
    static hurry(next: number) {
      ofPoolLeft = next;
      for (const client of ofPool) client.hurry();
    }

    constructor(config?: pg.ClientConfig) {
      super(config);
      const openedAt = performance.now();
      let isOpen = false;
      /** Running statements that have a limit of their own. */
      let apart = 0;
      const destroy = () => this.connection.stream.destroy(new Error(unanswered));
      const giveUp = () => {
        ofPool.delete(own);
        for (const other of ofPool) other.endIdle();
        destroy();
      };
      const watch = watchAnswers(() => Math.min(within.statement, hurried()), giveUp);
      const own = {
        hurry() {
          const given = hurried();
          if (given === Number.POSITIVE_INFINITY) return;
          if (isOpen) watch.hurry();
          if (isOpen && apart === 0) return;
          const isNew = !isOpen && left < Number.POSITIVE_INFINITY;
          setTimeout(() => (!isOpen || apart > 0) && destroy(), isNew ? 0 : given).unref();
        },
        endIdle: () => {
          if (isOpen && !watch.isWaiting() && this.getTransactionStatus() === "I") destroy();
        },
      };
      ofPool.add(own);
      openClients.add(own);
      own.hurry();
      this.once("connect", () => {
        isOpen = true;
      });
      this.once("end", () => {
        ofPool.delete(own);
        openClients.delete(own);
      });
      const watched = (...given: Parameters<Query>): unknown => {
        const timed = timeStatement(given[0]);
        const answered = hasOwnLimit(given[0]) ? undefined : watch.begin();
        if (answered === undefined) apart += 1;
        const ended: AtEnd = (failure) => {
          if (answered === undefined) apart -= 1;
          else answered();
          timed?.(failure);
          const state = sqlState(failure);
          if (state === outgrown) names?.forget(given[0]);
          // After the answer has been read, and before the caller continues.
          if (state === readOnly) process.nextTick(destroy);
          if (answered === undefined && failure instanceof Error && failure.message === unanswered) giveUp();
        };
        const [statement, ...rest] = wrapCallback(given, ended);
        const named = names?.name(statement, rest[0]) ?? statement;
        const answer: unknown = super.query(...([named, ...rest] as Parameters<Query>));
        return answer instanceof Promise ? awaitEnd(answer, ended) : answer;
      };
      const first = (...given: Parameters<Query>) => {
        this.query = watched as Query;
        const rest = within.opening - (performance.now() - openedAt);
        // Long after opening, only the statement's own limit applies.
        if (rest > 0) {
          const timer = setTimeout(giveUp, rest);
          const answered = () => clearTimeout(timer);
          this.once("drain", answered).once("end", answered);
        }
        return watched(...given);
      };
      this.query = first as Query;
      const end = this.end.bind(this);
      this.end = ((ended?: (error: Error) => void) => {
        const timer = setTimeout(() => this.connection.stream.destroy(), within.goodbye).unref();
        this.once("end", () => clearTimeout(timer));
        return ended === undefined ? end() : end(ended);
      }) as pg.Client["end"];
    }
  };
}
