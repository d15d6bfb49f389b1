import { expect, it, vi } from "vitest";
import { cacheAnswer } from "./cache-answer.ts";

it("R2.3 calls once for all concurrent callers, and again after twenty times the cost has passed", async () => {
  let time = 0;
  let count = 0;
  const ask = vi.fn(async () => {
    time += 5;
    count += 1;
    return count;
  });
  const share = cacheAnswer(ask, { life: (cost) => 20 * cost, now: () => time });
  expect(await Promise.all([share(), share(), share()])).toEqual([1, 1, 1]);
  time += 99;
  expect(await share()).toBe(1);
  time += 1;
  expect(await share()).toBe(2);
});

it("R2.3 does not cache a failure", async () => {
  const ask = vi.fn(async () => "counted").mockRejectedValueOnce(new Error("unavailable"));
  const share = cacheAnswer(ask, { life: () => 1, now: () => 0 });
  await expect(share()).rejects.toThrow("unavailable");
  expect(await share()).toBe("counted");
});

it("R2.3 returns the previous answer while a new one is computed, where that is enough", async () => {
  let time = 0;
  const made: ((count: number) => void)[] = [];
  const share = cacheAnswer(() => new Promise<number>((done) => made.push(done)), {
    life: () => 10,
    meanwhile: true,
    now: () => time,
  });
  const first = share();
  made[0]?.(1);
  expect(await first).toBe(1);
  time = 10;
  expect(await share()).toBe(1);
  expect(await share()).toBe(1);
  expect(made).toHaveLength(2);
  made[1]?.(2);
  await vi.waitFor(async () => expect(await share()).toBe(2));
});
