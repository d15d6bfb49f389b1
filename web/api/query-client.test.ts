// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { localKeys, queryCache } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { CallError, call } from "./client.ts";
import { adoptAnswers, createQueryClient, dashboardList, pauseBefore, queryClient } from "./query-client.ts";

/** Runs a query that always fails, without its pauses, and counts its calls. */
async function countTries(error: Error, rule = {}): Promise<number> {
  const client = createQueryClient();
  let tries = 0;
  const fetched = client.fetchQuery({
    queryKey: ["failing"],
    queryFn: () => {
      tries += 1;
      return Promise.reject(error);
    },
    ...rule,
    retryDelay: 0,
  });
  await expect(fetched).rejects.toBe(error);
  return tries;
}

describe("R9.1 the query client", () => {
  it("retries a failed query once", async () => {
    expect(await countTries(new CallError("network", 0))).toBe(1 + queryCache.retries);
    expect(await countTries(new CallError("overloaded", 503))).toBe(1 + queryCache.retries);
  });

  it("retries the lists of the dashboard three times", async () => {
    expect(await countTries(new CallError("network", 0), { retry: dashboardList.retry })).toBe(4);
  });

  it("refetches when the network is back and not without it (R2.11)", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await countTries(new CallError("network", 0), { retry: dashboardList.retry })).toBe(1);
    vi.unstubAllGlobals();
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ refetchOnReconnect: true });
  });

  it.each([
    ["unauthorized", 401],
    ["forbidden", 403],
    ["not_found", 404],
    ["conflict", 409],
    ["too_many_requests", 429],
  ] as const)("does not retry what the server refused: %s", async (code, status) => {
    expect(await countTries(new CallError(code, status), { retry: dashboardList.retry })).toBe(1);
    expect(await countTries(new CallError(code, status))).toBe(1);
  });

  it("retries what failed on the server or before it was sent", async () => {
    for (const error of [new CallError("internal", 500), new TypeError("no answer")])
      expect(await countTries(error, { retry: dashboardList.retry })).toBe(1 + queryCache.dashboardRetries);
  });

  it("R8.2 calls once where the session is over, and the session ends", async () => {
    let calls = 0;
    await openPage("/student-dashboard", (_, response) => {
      calls += 1;
      answerJson(response, 401, { code: "unauthorized", message: "no" });
    });
    signInPage("student");
    const queryFn = () => call(readMeEndpoint, {});
    const failing = createQueryClient().fetchQuery({ queryKey: ["me"], queryFn, ...dashboardList });
    await expect(failing).rejects.toMatchObject({ status: 401 });
    expect(calls).toBe(1);
    expect(localStorage.getItem(localKeys.token)).toBeNull();
  });

  it("doubles the pause each time, thirty seconds at most", () => {
    expect([0, 1, 2, 3].map(pauseBefore)).toEqual([1000, 2000, 4000, 8000]);
    expect(pauseBefore(12)).toBe(30_000);
  });

  it("uses these pauses for every query", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const [rule, moments] of [
      [{}, [0, 1000]],
      [dashboardList, [0, 1000, 3000, 7000]],
    ] as const) {
      const times: number[] = [];
      const since = Date.now();
      const queryFn = () => {
        times.push(Date.now() - since);
        return Promise.reject(new CallError("network", 0));
      };
      const failing = createQueryClient().fetchQuery({ queryKey: ["failing"], queryFn, ...rule });
      const failed = expect(failing).rejects.toThrow();
      await vi.runAllTimersAsync();
      await failed;
      expect(times).toEqual(moments);
    }
  });

  it("drops after five minutes and does not refetch on focus", () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ gcTime: 5 * 60_000, refetchOnWindowFocus: false });
  });
});

describe("R9.1 how long an answer is fresh", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-16T10:00:00Z"), toFake: ["Date"] });
    queryClient.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A query that counts its calls, and a fetch as a screen does on opening. */
  function makeQuery(name: string) {
    const queryFn = vi.fn(async () => name);
    const query = { queryKey: [name], queryFn };
    return { query, open: () => queryClient.fetchQuery(query), count: () => queryFn.mock.calls.length };
  }
  const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  it("a query of one screen is fetched again by the next one, at once", async () => {
    const { open, count } = makeQuery("lessons");
    await open();
    await open();
    expect(count()).toBe(2);
  });

  it("a query the server fetched is not fetched again for five seconds, then it is", async () => {
    const { query, open, count } = makeQuery("teachers");
    adoptAnswers(queryClient, [[query.queryKey, "teachers"]]);
    wait(queryCache.adoptedFor - 1);
    await open();
    expect(count()).toBe(0);
    wait(1);
    await open();
    expect(count()).toBe(1);
  });

  it("a query fetched after the page loaded is as stale as any other", async () => {
    adoptAnswers(queryClient, [[makeQuery("teachers").query.queryKey, "teachers"]]);
    wait(1);
    const later = makeQuery("lessons");
    await later.open();
    await later.open();
    expect(later.count()).toBe(2);
  });
});
