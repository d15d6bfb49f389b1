/** Connections to a database that may fall silent at any moment (R12.3): who asks is told soon, and told once. */
import pg from "pg";
import { timeStatement } from "./slow-statements.ts";

/** What the driver says when nothing came back in time. */
export const unanswered = "Query read timeout";

type Query = pg.Client["query"];

/** A pool hands over what is to be called at the end; who does not is given a promise. */
function tellEnd(given: Parameters<Query>, ended: (failure?: unknown) => void): Parameters<Query> {
  const last: unknown = given.at(-1);
  if (typeof last !== "function") return given;
  const call = (...answer: unknown[]) => {
    ended(answer[0] ?? undefined);
    last(...answer);
  };
  return [...given.slice(0, -1), call] as unknown[] as Parameters<Query>;
}

/**
 * `within`: milliseconds that opening a connection and its first statement may take together; each alone has its limit,
 * but whoever waited for the one has little left for the other. A connection on which a statement was not answered is
 * ended: a rollback sent after it would wait as long again, and one to a savepoint before that.
 */
export function impatientClient(within: number): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const openedAt = performance.now();
      const giveUp = () => this.end(() => {});
      const watched = (...given: Parameters<Query>) => {
        const ended = timeStatement(given[0]);
        const asked: unknown = super.query(...(ended ? tellEnd(given, ended) : given));
        if (asked instanceof Promise)
          asked.then(
            () => ended?.(),
            (error: unknown) => {
              ended?.(error);
              if (error instanceof Error && error.message === unanswered) giveUp();
            },
          );
        return asked;
      };
      const first = (...given: Parameters<Query>) => {
        this.query = watched as Query;
        const timer = setTimeout(giveUp, within - (performance.now() - openedAt));
        const answered = () => clearTimeout(timer);
        this.once("drain", answered).once("end", answered);
        return watched(...given);
      };
      this.query = first as Query;
    }
  };
}
