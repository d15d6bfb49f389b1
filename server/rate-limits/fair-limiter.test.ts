import { afterEach, expect, it, vi } from "vitest";
import { createFairLimiter } from "./fair-limiter.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends on command; records in which order it began, and how each requester was answered. */
function watch(turns: Parameters<typeof createFairLimiter>[0]) {
  const inTurn = createFairLimiter(turns);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    refused,
    ask(name: string, signal?: AbortSignal) {
      const [network = ""] = name.split(" ");
      inTurn({ network, signal }, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      }).catch((error: { code: string }) => refused.push(`${name} ${error.code}`));
    },
    async endOne() {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

it("R12.3 a network with many running calls waits behind one with none", async () => {
  const { ask, begun, endOne } = watch({ atOnce: 2, longestQueue: 10 });
  for (const name of ["flood 1", "flood 2", "flood 3", "flood 4", "family 1"]) ask(name);
  await endOne();
  expect(begun).toEqual(["flood 1", "flood 2", "family 1"]);
  await endOne();
  await endOne();
  expect(begun).toEqual(["flood 1", "flood 2", "family 1", "flood 3", "flood 4"]);
});

it("R12.3 past calls of a network do not count against it", async () => {
  const { ask, begun, endOne } = watch({ atOnce: 2, longestQueue: 10 });
  for (const name of ["family 1", "family 2", "family 3"]) {
    ask(name);
    await endOne();
  }
  for (const name of ["flood 1", "flood 2", "flood 3", "family 4"]) ask(name);
  await endOne();
  expect(begun.slice(3)).toEqual(["flood 1", "flood 2", "family 4"]);
});

it("R12.3 a full queue refuses the newest of the network that waits most, else the newcomer", async () => {
  const { ask, begun, refused, endOne } = watch({ atOnce: 1, longestQueue: 3 });
  for (const name of ["flood 1", "flood 2", "flood 3", "flood 4", "family 1", "flood 5"]) ask(name);
  await endOne();
  expect(refused.toSorted()).toEqual(["flood 4 overloaded", "flood 5 overloaded"]);
  for (let turn = 0; turn < 4; turn++) await endOne();
  expect(begun.toSorted()).toEqual(["family 1", "flood 1", "flood 2", "flood 3"]);
});

it("R12.3 networks with equally many waiting do not displace each other from a full queue", async () => {
  const { ask, begun, refused, endOne } = watch({ atOnce: 1, longestQueue: 4 });
  for (const name of ["street 1", "street 2", "street 3", "family 1", "family 2"]) ask(name);
  // Of these only the school's first finds a network that waits more than its own.
  for (const name of ["family 3", "street 4", "school 1", "school 2"]) ask(name);
  for (let turn = 0; turn < 5; turn++) await endOne();
  expect(refused.toSorted()).toEqual([
    "family 3 overloaded",
    "school 2 overloaded",
    "street 3 overloaded",
    "street 4 overloaded",
  ]);
  expect(begun.toSorted()).toEqual(["family 1", "family 2", "school 1", "street 1", "street 2"]);
});

it("R12.3 a failure that would meet all refuses all who wait", async () => {
  const unavailable = new Error("unavailable");
  const inTurn = createFairLimiter({ atOnce: 1, longestQueue: 3, meetsAll: (error) => error === unavailable });
  const ask = (work: () => Promise<unknown>) => inTurn({ network: "one" }, work).catch((error: Error) => error.message);
  const fine = vi.fn(async () => "fine");
  expect(await Promise.all([ask(() => Promise.reject(new Error("own"))), ask(fine)])).toEqual(["own", "fine"]);
  expect(await Promise.all([ask(() => Promise.reject(unavailable)), ask(fine), ask(fine)])).toEqual([
    "unavailable",
    "overloaded",
    "overloaded",
  ]);
  expect(await ask(fine)).toBe("fine");
  expect(fine).toHaveBeenCalledTimes(2);
});

it("R12.3 nobody waits longer than the limit, and a disconnected requester does not wait at all", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ask, begun, refused, endOne } = watch({ atOnce: 1, longestQueue: 3, patience: 1000 });
  const gone = new AbortController();
  ask("one 1");
  ask("two 1");
  ask("three 1", gone.signal);
  gone.abort();
  await vi.advanceTimersByTimeAsync(999);
  expect(refused).toEqual(["three 1 overloaded"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(["three 1 overloaded", "two 1 overloaded"]);
  await endOne();
  ask("four 1");
  expect(begun).toEqual(["one 1", "four 1"]);
});
