/** npm run bench -- search [numbers of teachers] [--seconds 1]: the search beside its bare SQL, on an embedded server of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { openListener } from "#server/db/listen.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { readSettings } from "#server/settings.ts";
import { noteFigure } from "./all/note-figure.ts";
import { cases } from "./search/cases.ts";
import { fillDatabase } from "./search/fill-database.ts";
import { clients } from "./search/measure.ts";
import { measureCase, type Result } from "./search/measure-case.ts";
import { growthTable, resultHead, resultRow } from "./search/tables.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "1" } },
});
const sizes = (positionals.length > 0 ? positionals : ["10000", "100000", "1000000"]).map(Number);
const seconds = Number(values.seconds);
const print = (text: string) => process.stdout.write(text);

const dir = await mkdtemp(join(tmpdir(), "nukkad-bench-"));
const server = await startEmbedded({
  dir,
  settings: { shared_buffers: "1GB", fsync: "off", maintenance_work_mem: "512MB", max_wal_size: "8GB" },
});
try {
  await migrateDatabase(server.url);
  const results: Result[] = [];
  for (const [index, size] of sizes.entries()) {
    await fill(sizes[index - 1] ?? 0, size);
    results.push(...(await measureAll(size)));
  }
  print(growthTable(results));
  for (const { name, size, call, both } of results.filter((result) => result.size === sizes.at(-1)))
    noteFigure({
      what: `${name}, ${size.toLocaleString("en")} teachers: the whole call against its bare statement (p50)`,
      seen: `${(call.p50 / both.p50).toFixed(1)} times`,
    });
} finally {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
}

async function fill(from: number, to: number): Promise<void> {
  const client = new pg.Client(server.url);
  await client.connect();
  const start = performance.now();
  await fillDatabase(client, from, to);
  print(`\n${to.toLocaleString("en")} teachers, filled in ${Math.round((performance.now() - start) / 1000)} s\n`);
  await client.end();
}

async function measureAll(size: number): Promise<Result[]> {
  const database = openDatabase(server.url, { max: clients });
  const listener = await openListener(server.url);
  const settings = readSettings({ NUKKAD_DATA: dir, LOG_LEVEL: "silent" });
  const app = await createApp({ settings, url: server.url, database, listener });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const fetchPath = (path: string) => fetchText(agent, origin + path);
  const results: Result[] = [];
  print(resultHead);
  try {
    for (const asked of cases) {
      const result = await measureCase(asked, { pool: database.pool, fetchPath, seconds, size });
      results.push(result);
      print(resultRow(result));
    }
    return results;
  } finally {
    agent.destroy();
    await app.close();
    await listener.close();
    await database.close();
  }
}

function fetchText(agent: Agent, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(body);
        else reject(new Error(`${answer.statusCode} ${body}`));
      });
    }).on("error", reject);
  });
}
