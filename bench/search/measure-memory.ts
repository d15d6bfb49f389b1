/** The search of the index in memory beside that of the database: inside the process, over HTTP, and its memory and update costs. */
import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import Fastify from "fastify";
import pg from "pg";
import { openListener } from "#server/db/listen.ts";
import { openSearchIndex, type SearchIndex } from "#server/search/index/search-index.ts";
import { addressesOf, type Case } from "./cases.ts";
import { clients, type Latency, measureLatencies } from "./measure.ts";
import type { SearchClients } from "./search-clients.ts";

/** `bare`: an answer of the same bytes, head and body, by bare Fastify. */
export type MemoryResult = {
  size: number;
  name: string;
  found: number;
  inside: Latency;
  call: Latency;
  databaseCall: Latency;
  bare: Latency;
  rate: number;
  databaseRate: number;
};

type Ways = {
  index: SearchIndex;
  askers: SearchClients;
  /** The addresses of each engine, and of bare Fastify. */
  memory: string;
  database: string;
  bare: Bare;
};

const unmeasured: Latency = { p50: Number.NaN, p99: Number.NaN };

export async function measureMemory(asked: Case, ways: Ways, size: number, seconds: number): Promise<MemoryResult> {
  const { index, askers, memory, database, bare: fastify } = ways;
  const counting = "&counts=true";
  const { body, headers } = await askers.ask(memory + asked.path(0) + counting);
  fastify.set(body, headers);
  const timed = async (address: string) => (await askers.ask(address)).milliseconds;
  const [inside = unmeasured, call = unmeasured, databaseCall = unmeasured, bare = unmeasured] = await measureLatencies(
    [
      (turn) => index.find(asked.question(turn)),
      (turn) => timed(memory + asked.path(turn) + counting),
      // The database's call returns page and total alone.
      (turn) => timed(database + asked.path(turn)),
      () => timed(fastify.origin),
    ],
    4 * seconds,
  );
  const rate = await askers.askMany(addressesOf(asked, memory, counting), clients, seconds);
  const databaseRate = await askers.askMany(addressesOf(asked, database), clients, seconds);
  return {
    size,
    name: asked.name,
    found: JSON.parse(body).total,
    inside,
    call,
    databaseCall,
    bare,
    rate,
    databaseRate,
  };
}

type Bare = { origin: string; set(body: string, headers: IncomingHttpHeaders): void; close(): Promise<void> };

/** Headers that Node writes itself. */
const ofNode = new Set(["date", "connection", "keep-alive", "content-length"]);

export async function startBareProcess(): Promise<Bare> {
  const app = Fastify();
  let body = "";
  let headers: IncomingHttpHeaders = {};
  app.get("/", (_request, reply) => reply.headers(headers).send(body));
  return {
    origin: await app.listen({ port: 0, host: "127.0.0.1" }),
    set: (nextBody, nextHeaders) => {
      body = nextBody;
      headers = Object.fromEntries(Object.entries(nextHeaders).filter(([name]) => !ofNode.has(name)));
    },
    close: () => app.close(),
  };
}

export type Costs = { size: number; bytesEach: number; residentEach: number; fillSeconds: number; freshness: Latency };

const changesPerSecond = 200;

/** Collect garbage first: it is no cost of the index. Array buffers are freed some time after collection. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  for (let nth = 0; nth < 3; nth++) {
    runInNewContext("gc")();
    await sleep(200);
  }
}

/** Fills a new one; then applies changes at a steady pace, and measures every tenth until it is found. */
export async function measureCosts(url: string, size: number, seconds: number): Promise<Costs> {
  const listener = await openListener(url);
  await collectGarbage();
  const before = process.memoryUsage();
  const start = performance.now();
  const index = await openSearchIndex({ url, listener, log: console });
  while (!index.status().ready) await new Promise((next) => setTimeout(next, 5));
  const fillSeconds = (performance.now() - start) / 1000;
  await collectGarbage();
  const after = process.memoryUsage();
  const used = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const freshness = await measureFreshness(url, index, seconds);
  const { bytes, teachers } = index.status();
  await index.close();
  await listener.close();
  return { size, bytesEach: bytes / teachers, residentEach: used / teachers, fillSeconds, freshness };
}

async function measureFreshness(url: string, index: SearchIndex, seconds: number): Promise<Latency> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const { rows } = await pool.query<{ id: string }>(
    "select account_id as id from teachers where listed order by random() limit 1000",
  );
  const times: number[] = [];
  const waiting: Promise<unknown>[] = [];
  const begin = performance.now();
  for (let nth = 0; nth < Math.max(400, changesPerSecond * seconds); nth++) {
    const due = begin + (nth * 1000) / changesPerSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((next) => setTimeout(next, wait));
    const { id } = rows[nth % rows.length] ?? { id: "" };
    const change = pool.query("update teachers set review_count = review_count + 1 where account_id = $1", [id]);
    waiting.push(nth % 10 === 0 ? change.then(() => timeUntilRead(index)).then((time) => times.push(time)) : change);
  }
  await Promise.all(waiting);
  await pool.end();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A change counts as found when a read begun after its commit has returned. */
async function timeUntilRead(index: SearchIndex): Promise<number> {
  const committed = performance.now();
  while (performance.now() - index.status().lag < committed) await new Promise((next) => setTimeout(next, 1));
  return performance.now() - committed;
}
