/**
 * npm run bench -- search [numbers of teachers] [--seconds 1] [--data folder]: the search of the database beside its bare SQL,
 * and beside that the index in memory, on an embedded server. A folder is reused, and its people are not inserted again.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { openListener } from "#server/db/listen.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { openSearchIndex } from "#server/search/index/search-index.ts";
import { readSettings } from "#server/settings/settings.ts";
import { noteFigure } from "./all/note-figure.ts";
import { cases } from "./search/cases.ts";
import { fillDatabase } from "./search/fill-database.ts";
import { clients } from "./search/measure.ts";
import { measureCase, type Result } from "./search/measure-case.ts";
import {
  type Costs,
  type MemoryResult,
  measureCosts,
  measureMemory,
  startBareProcess,
} from "./search/measure-memory.ts";
import { type SearchClients, startSearchClients } from "./search/search-clients.ts";
import { costsTable, growthTable, memoryHead, memoryRow, resultHead, resultRow } from "./search/tables.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "1" }, data: { type: "string" } },
});
const sizes = (positionals.length > 0 ? positionals : ["10000", "100000", "1000000"]).map(Number);
const seconds = Number(values.seconds);
const print = (text: string) => process.stdout.write(text);

const dir = values.data ?? (await mkdtemp(join(tmpdir(), "nukkad-bench-")));
const server = await startEmbedded({
  dir,
  settings: { shared_buffers: "1GB", fsync: "off", maintenance_work_mem: "512MB", max_wal_size: "8GB" },
});
try {
  await migrateDatabase(server.url);
  const results: Result[] = [];
  const fromMemory: MemoryResult[] = [];
  const costs: Costs[] = [];
  for (const size of sizes) {
    await fill(size);
    const measured = await measureAll(size);
    results.push(...measured.results);
    fromMemory.push(...measured.fromMemory);
    costs.push(await measureCosts(server.url, size, seconds));
  }
  print(growthTable("page / both / call", results, ({ page, both, call }) => [page, both, call]));
  print(
    growthTable("from memory: inside / call / bare answer", fromMemory, ({ inside, call, bare }) => [
      inside,
      call,
      bare,
    ]),
  );
  for (const { name, size, call, both } of results.filter((result) => result.size === sizes.at(-1)))
    noteFigure({
      what: `${name}, ${size.toLocaleString("en")} teachers: the whole call against its bare statement (p50)`,
      seen: `${(call.p50 / both.p50).toFixed(1)} times`,
    });
  print(costsTable(costs));
} finally {
  await server.stop();
  if (values.data === undefined) await rm(dir, { recursive: true, force: true });
}

async function fill(to: number): Promise<void> {
  const client = new pg.Client(server.url);
  await client.connect();
  const start = performance.now();
  const { rows } = await client.query<{ from: number }>("select count(*)::int as from from teachers");
  const from = rows[0]?.from ?? 0;
  if (from > to) throw new Error(`${from} teachers are there already`);
  if (from < to) await fillDatabase(client, from, to);
  print(`\n${to.toLocaleString("en")} teachers, filled in ${Math.round((performance.now() - start) / 1000)} s\n`);
  await client.end();
}

async function openApp(searchIndex: "yes" | "no") {
  const database = openDatabase(server.url, { max: clients });
  const listener = await openListener(server.url);
  // Without rate limits and load shedding.
  const settings = readSettings({
    NUKKAD_DATA: dir,
    LOG_LEVEL: "silent",
    SEARCH_INDEX: searchIndex,
    TRUST_PROXY: "loopback",
    PATIENCE: "10",
  });
  const app = await createApp({ settings, url: server.url, database, listener });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    origin,
    pool: database.pool,
    async close() {
      await app.close();
      await listener.close();
      await database.close();
    },
  };
}

async function measureAll(size: number): Promise<{ results: Result[]; fromMemory: MemoryResult[] }> {
  const byDatabase = await openApp("no");
  const searchClients = startSearchClients();
  const results: Result[] = [];
  print(resultHead);
  try {
    for (const searchCase of cases) {
      const { pool, origin } = byDatabase;
      const result = await measureCase(searchCase, { pool, origin, askers: searchClients, seconds, size });
      results.push(result);
      print(resultRow(result));
    }
    return { results, fromMemory: await measureInMemory(size, byDatabase.origin, searchClients) };
  } finally {
    await searchClients.close();
    await byDatabase.close();
  }
}

async function measureInMemory(size: number, database: string, searchClients: SearchClients): Promise<MemoryResult[]> {
  const byMemory = await openApp("yes");
  const listener = await openListener(server.url);
  const index = await openSearchIndex({ url: server.url, listener, log: console });
  const bare = await startBareProcess();
  const isReady = async () =>
    JSON.parse((await searchClients.ask(`${byMemory.origin}/readyz`)).body).searchIndex.ready && index.status().ready;
  while (!(await isReady())) await sleep(100);
  const ways = { index, askers: searchClients, memory: byMemory.origin, database, bare };
  const results: MemoryResult[] = [];
  print(`\n${memoryHead}`);
  try {
    for (const searchCase of cases.filter(({ inMemory }) => inMemory)) {
      const result = await measureMemory(searchCase, ways, size, seconds);
      results.push(result);
      print(memoryRow(result));
    }
    return results;
  } finally {
    await bare.close();
    await index.close();
    await listener.close();
    await byMemory.close();
  }
}
