/**
 * Limits one class of work: concurrency, a short queue, and a refusal (503) for the rest.
 * Fair between networks, which may each be one person or a whole town: under load, the network with most running calls waits
 * first, and a full queue refuses the newest of the network with most waiting.
 */

import { Refusal } from "#server/refusal.ts";
import { overload } from "#server/settings/tuning.ts";

export type LimiterOptions = {
  atOnce: number;
  longestQueue: number;
  /** Longest wait in the queue, in milliseconds; absent: unlimited. */
  patience?: number;
  /** Whether a failure would meet all who wait as well: they are then refused at once. */
  meetsAll?: (error: unknown) => boolean;
};

type Requester = {
  network: string /** Aborted when the requester has disconnected. */;
  signal?: AbortSignal | undefined;
};

export type FairLimiter = <T>(requester: Requester, work: () => Promise<T>) => Promise<T>;

type Waiting = { network: string; begin(): void; refuse(): void };

const refusal = () => new Refusal("overloaded", { retryAfter: overload.retryAfterSeconds });

export function createFairLimiter({
  atOnce,
  longestQueue,
  patience,
  meetsAll = () => false,
}: LimiterOptions): FairLimiter {
  /** Running calls, by network. */
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
    // The turn is passed on at once, so that no other call takes it in between.
    leaveQueue(next);
    begin(next.network);
    next.begin();
  }

  function wait({ network, signal }: Requester): Promise<void> {
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

  return async (requester, work) => {
    if (total < atOnce) begin(requester.network);
    else await wait(requester);
    try {
      return await work();
    } catch (error) {
      if (meetsAll(error)) for (const one of queue.splice(0)) one.refuse();
      throw error;
    } finally {
      end(requester.network);
    }
  };
}
