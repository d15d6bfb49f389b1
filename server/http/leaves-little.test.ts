/** What a call leaves in memory (decision 131): small collections clear it away, so that the large ones, which hold everybody up, are rare. */
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { homeCalls } from "#contract/home.ts";
import { readMe } from "#contract/me.ts";
import { openDatabase } from "#server/db/client.ts";
import { tuneMemory } from "#server/tune-memory.ts";
import { createTestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeStudent } from "#test/members.ts";
import { webOf } from "#test/web-build.ts";
import { writeHome } from "#web/islands/write-home.tsx";
import { askRoutes } from "./ask-routes.ts";
import { compressAnswers } from "./compress-answers.ts";
import type { WebBuild } from "./web-build.ts";

/** Calls of a round, and rounds; bytes that each may leave. */
const atOnce = 20;
const rounds = 15;
const budget = 4096;

tuneMemory();
setFlagsFromString("--expose-gc");
const collect: (kind?: { type: "minor" }) => void = runInNewContext("gc");

/** Bytes of what has outlived the small collections, with those that V8 does not count as its own. */
const old = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => ["old_space", "large_object_space"].includes(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, process.memoryUsage().external);

/** Bytes of one call, asked for as browsers do. */
async function weighWhatIsLeft(
  app: FastifyInstance,
  path: string,
  given: Record<string, string>,
  each = atOnce,
): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: each });
  const headers = { "accept-encoding": "gzip, deflate, br, zstd", ...given };
  const ask = async () => {
    const asked = get({ host: "127.0.0.1", port, path, agent, headers });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer.statusCode;
  };
  const left = await weigh(async () => {
    expect(new Set(await Promise.all(Array.from({ length: each }, ask)))).toEqual(new Set([200]));
  }, each);
  agent.destroy();
  return left;
}

/** Bytes of one of the calls that a round makes. */
async function weigh(askAll: () => Promise<void>, each = atOnce): Promise<number> {
  const left: number[] = [];
  // What is compiled and learnt in the first of them stays; and a large collection in one of them makes it less than nothing.
  for (let time = 0; time < 5; time++) {
    collect();
    // Buffers are given back behind a collection, at the latest before the next one.
    collect();
    collect({ type: "minor" });
    const before = old();
    for (let round = 0; round < rounds; round++) {
      await askAll();
      collect({ type: "minor" });
    }
    collect({ type: "minor" });
    left.push((old() - before) / (rounds * each));
  }
  return left.toSorted((a, b) => a - b)[2] ?? 0;
}

test("R12.3 a call that has waited for the database leaves next to nothing to the large collections", async () => {
  const { app, database, close } = await createTestApp();
  onTestFinished(close);
  const { token } = await makeStudent(database.db);
  expect(await weighWhatIsLeft(app, readMe.path, { authorization: `Bearer ${token}` })).toBeLessThan(budget);
});

test("R12.3 nor does one with a long answer, which is made smaller on its way", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  const teachers = Array.from({ length: 200 }, (_, id) => ({
    id,
    name: `Meera Nair ${id}`,
    subjects: ["mathematics"],
  }));
  app.get("/", async () => teachers);
  const { headers } = await app.inject({ url: "/", headers: { "accept-encoding": "br, gzip" } });
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(await weighWhatIsLeft(app, "/", {})).toBeLessThan(budget);
});

test("R12.3 nor does one that a page makes while it is written", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get("/", async () => ({ name: "Meera Nair" }));
  await app.ready();
  const question = { method: "GET", url: "/", headers: {}, address: "10.1.2.3" };
  const left = await weigh(async () => {
    for (let nth = 0; nth < atOnce; nth++) expect((await askRoutes(app.routing, question)).status).toBe(200);
  });
  expect(left).toBeLessThan(budget);
});

test("R12.3 nor does a statement that is waited for", async () => {
  const copy = await createTestDatabase();
  onTestFinished(() => copy.drop());
  const { pool, close } = openDatabase(copy.url, { max: 1 });
  onTestFinished(close);
  const line = await pool.connect();
  onTestFinished(() => line.release());
  const left = await weigh(async () => {
    let seen = 0;
    for (let nth = 0; nth < atOnce; nth++) {
      const { rows } = await line.query("select n, 'Meera Nair' as name from generate_series(1, $1::int) as n", [50]);
      seen += rows.length;
    }
    expect(seen).toBe(atOnce * 50);
  });
  expect(left).toBeLessThan(budget);
});

const writeRoleHome: WebBuild["writeHome"] = ({ role, language, transport }) => writeHome(role, language, transport);

test("R12.3 nor does the home that the server writes, with all that it asks for", async () => {
  const web = webOf(async () => new Response());
  const build = { ...(await web.load()), writeHome: writeRoleHome };
  const { app, database, close } = await createTestApp({
    pages: { web: { ...web, load: async () => build }, now: Date.now },
  });
  onTestFinished(close);
  const { token } = await makeStudent(database.db);
  const left = await weighWhatIsLeft(app, homeCalls.student.path, { authorization: `Bearer ${token}` }, 4);
  // Of nine calls and what React writes of them.
  expect(left).toBeLessThan(8 * budget);
});
