/**
 * For one class of work: only so many side by side, a short queue behind them, and a refusal (503) for the rest.
 * Fair between networks, which may each stand for one person or for a whole town: while others wait, the one with most
 * under way waits first, and a full queue turns away the newest of the network with most in it.
 */

import { Refusal } from "#server/refusal.ts";
import { overload } from "#server/settings/tuning.ts";

export type LimiterOptions = {
  atOnce: number;
  longestQueue: number;
  /** Milliseconds in the queue at most; absent: as long as it takes. */
  patience?: number;
  /** Of a failure that would meet all who wait as well: they are refused at once. */
  meetsAll?: (error: unknown) => boolean;
};

type Asker = { network: string /** Aborted when the asker has gone. */; signal?: AbortSignal | undefined };

export type FairLimiter = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;

type Waiting = { network: string; begin(): void; refuse(): void };

const refusal = () => new Refusal("overloaded", { retryAfter: overload.retryAfterSeconds });

export function createFairLimiter({
  atOnce,
  longestQueue,
  patience,
  meetsAll = () => false,
}: LimiterOptions): FairLimiter {
  /** Calls under way, by network. */
  const running = new Map<string, number>();
  const queue: Waiting[] = [];
  let total = 0;

  const runningOf = (network: string) => running.get(network) ?? 0;
  const waitingOf = (network: string) => queue.filter((one) => one.network === network).length;

  function leaveQueue(one: Waiting): void {
    const at = queue.indexOf(one);
    if (at >= 0) queue.splice(at, 1);
  }

  /** The newest of the network that waits most, if that is more than the newcomer's own would be. */
  function findGreedy(network: string): Waiting | undefined {
    const mine = waitingOf(network) + 1;
    const [greediest, most] = [...Map.groupBy(queue, (one) => one.network)].reduce<[string, number]>(
      (best, [name, { length }]) => (length > best[1] ? [name, length] : best),
      ["", 0],
    );
    return most > mine ? queue.findLast((one) => one.network === greediest) : undefined;
  }

  function begin(network: string): void {
    total++;
    running.set(network, runningOf(network) + 1);
  }

  function end(network: string): void {
    total--;
    const left = runningOf(network) - 1;
    if (left > 0) running.set(network, left);
    else running.delete(network);
    const [first, ...others] = queue;
    if (first === undefined) return;
    const next = others.reduce((best, one) => (runningOf(one.network) < runningOf(best.network) ? one : best), first);
    // The place is handed over at once, so that nobody slips in between.
    leaveQueue(next);
    begin(next.network);
    next.begin();
  }

  function wait({ network, signal }: Asker): Promise<void> {
    if (queue.length >= longestQueue) {
      const greedy = findGreedy(network);
      if (greedy === undefined) throw refusal();
      leaveQueue(greedy);
      greedy.refuse();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { network, begin: resolve, refuse: () => reject(refusal()) };
    const giveUp = () => {
      leaveQueue(one);
      one.refuse();
    };
    queue.push(one);
    const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
    signal?.addEventListener("abort", giveUp);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    });
  }

  return async (asker, work) => {
    if (total < atOnce) begin(asker.network);
    else await wait(asker);
    try {
      return await work();
    } catch (error) {
      if (meetsAll(error)) for (const one of queue.splice(0)) one.refuse();
      throw error;
    } finally {
      end(asker.network);
    }
  };
}
