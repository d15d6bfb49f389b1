/** What a call leaves in memory (decision 131): small collections clear it away, so that the large ones, which hold everybody up, are rare. */
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMe } from "#contract/me.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";

/** Calls of a round, and rounds; bytes that each may leave. */
const atOnce = 20;
const rounds = 15;
const budget = 4096;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.app.listen({ host: "127.0.0.1", port: 0 });
  ({ token } = await makeStudent(app.database.db));
});
afterAll(() => app.close());

setFlagsFromString("--expose-gc");
const collect: (kind?: { type: "minor" }) => void = runInNewContext("gc");

/** Bytes of what has outlived the small collections. */
const old = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => ["old_space", "large_object_space"].includes(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);

test("R12.3 a call that has waited for the database leaves next to nothing to the large collections", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { port } = app.app.server.address() as AddressInfo;
  const ask = async () => {
    const asked = get({
      host: "127.0.0.1",
      port,
      path: readMe.path,
      agent,
      headers: { authorization: `Bearer ${token}` },
    });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer.statusCode;
  };
  const askAll = () => Promise.all(Array.from({ length: atOnce }, ask));
  expect(new Set(await askAll())).toEqual(new Set([200]));
  const left: number[] = [];
  // What is compiled and learnt meanwhile stays: the least of some is what the calls themselves leave.
  for (let time = 0; time < 4; time++) {
    collect();
    const before = old();
    for (let round = 0; round < rounds; round++) {
      await askAll();
      collect({ type: "minor" });
    }
    collect({ type: "minor" });
    left.push((old() - before) / (rounds * atOnce));
  }
  agent.destroy();
  expect(Math.min(...left)).toBeLessThan(budget);
});
