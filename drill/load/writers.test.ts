/** The writes of a drill: a rejected write is retried with the same key after Retry-After, until its outcome is known (R7.15). */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idempotency } from "#contract/limits.ts";
import { createRandom } from "#demo/random.ts";
import { openWriters } from "./writers.ts";

let server: Server;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

/** One save to a server with these answers; returns the ledger and the pauses between retries. */
async function saveAt(answer: RequestListener, settleBy = Number.POSITIVE_INFINITY) {
  server = createServer(answer);
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const zoya = { id: "zoya", email: "zoya@example.test", token: "t", page: "p", from: "10.1.1.1" };
  const noted: string[] = [];
  const rests: number[] = [];
  const writers = openWriters({
    origin,
    town: { students: [zoya], teachers: [] },
    ledger: { ask: () => noted.push("asked"), settle: (_id, fate) => noted.push(fate) },
    random: { ...createRandom("1"), weighted: (() => "profile") as never },
    seen: () => {},
    rest: async (pause) => {
      rests.push(pause);
      vi.setSystemTime(Date.now() + pause);
    },
  });
  writers.settleBy(settleBy);
  await writers.writeSomething();
  return { noted, rests };
}

const full = { "retry-after": "5" };

test("R7.15 a write rejected for longer than a minute is still retried by its key, and never before Retry-After", async () => {
  const keys: unknown[] = [];
  const { noted, rests } = await saveAt((question, answer) => {
    keys.push(question.headers[idempotency.header]);
    if (keys.length <= 20) answer.writeHead(503, full).end('{"error":"overloaded"}');
    else answer.writeHead(200).end("{}");
  });
  expect(noted).toEqual(["asked", "done"]);
  expect(rests).toEqual(Array.from({ length: 20 }, () => 5000));
  expect(new Set(keys).size).toBe(1);
});

test("R7.15 an outcome that is not known after the fault is unknown", async () => {
  const unanswered = await saveAt((_question, answer) => answer.writeHead(503, full).end(), 0);
  expect(unanswered.noted).toEqual(["asked", "unknown"]);
});
