import { describe, expect, it, vi } from "vitest";
import { queryCache } from "#contract/limits.ts";
import { CallError } from "./client.ts";
import { createQueryClient, dashboardList, pauseBefore } from "./query-client.ts";

/** Runs a query that always fails, without its pauses, and counts how often it was asked. */
async function countTries(error: Error, rule = {}): Promise<number> {
  const client = createQueryClient();
  let tries = 0;
  const asked = client.fetchQuery({
    queryKey: ["failing"],
    queryFn: () => {
      tries += 1;
      return Promise.reject(error);
    },
    ...rule,
    retryDelay: 0,
  });
  await expect(asked).rejects.toBe(error);
  return tries;
}

describe("R9.1 the query client", () => {
  it("repeats a failed query once", async () => {
    expect(await countTries(new CallError("network", 0))).toBe(1 + queryCache.retries);
    expect(await countTries(new CallError("overloaded", 503))).toBe(1 + queryCache.retries);
  });

  it("repeats the lists of the dashboard three times", async () => {
    expect(await countTries(new CallError("network", 0), { retry: dashboardList.retry })).toBe(4);
  });

  it("asks again with the network and not without it (R2.11)", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await countTries(new CallError("network", 0), { retry: dashboardList.retry })).toBe(1);
    vi.unstubAllGlobals();
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ refetchOnReconnect: true });
  });

  it("does not repeat what the server refused", async () => {
    expect(await countTries(new CallError("not_found", 404), { retry: dashboardList.retry })).toBe(1);
  });

  it("waits twice as long each time, thirty seconds at most", () => {
    expect([0, 1, 2, 3].map(pauseBefore)).toEqual([1000, 2000, 4000, 8000]);
    expect(pauseBefore(12)).toBe(30_000);
  });

  it("forgets after five minutes and does not ask again on focus", () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ gcTime: 5 * 60_000, refetchOnWindowFocus: false });
  });
});
