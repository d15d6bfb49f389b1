/** npm run bench -- kills [kills of each kind]: kills PostgreSQL backends and the process under writers; prints what was acknowledged, lost and duplicated (R12.3). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { registerEndpoint } from "#contract/accounts.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { noteFigure } from "./all/note-figure.ts";

const kills = Number(process.argv[2] ?? 7);
const writers = 8;
/** Sign-ups acknowledged between two kills. */
const between = 20;
/** Milliseconds for one call, and for the writers to resume after a kill. */
const patience = 60_000;

const dir = await mkdtemp(join(tmpdir(), "nukkad-kills-"));
const postgres = await startEmbedded({ dir });
await migrateDatabase(postgres.url);

const server: { address: string; child?: ChildProcess } = { address: "" };

async function serve(): Promise<void> {
  const child = spawn(process.execPath, ["test/serve-app.ts"], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      NUKKAD_DEMO: "yes",
      NUKKAD_DATA: dir,
      LOG_LEVEL: "silent",
      // So that every sign-up comes from a network of its own.
      TRUST_PROXY: "loopback",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // A process that ends during start, as PostgreSQL was just killed, is started again, as by systemd.
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), once(child, "exit").then(() => [])]);
  if (line === undefined) return serve();
  Object.assign(server, { address: String(line), child });
}

const acknowledged: string[] = [];
let unsure = 0;
let isOver = false;
let made = 0;

/** Each address signs up once without a retry, so every duplicate is the product's. */
async function signUp(): Promise<void> {
  const number = ++made;
  const email = `writer${number}@example.test`;
  const answer = await fetch(server.address + registerEndpoint.path, {
    method: registerEndpoint.method,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ name: "Writer", email, password: "Gulmohar@47", role: "student" }),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  if (answer?.ok) acknowledged.push(email);
  else {
    unsure++;
    await sleep(50);
  }
}

async function write(): Promise<void> {
  while (!isOver) {
    if (server.address === "") await sleep(20);
    else await signUp();
  }
}

/** The writers resume, so the last kill has been survived. */
async function seeProgress(): Promise<void> {
  const wanted = acknowledged.length + between;
  for (const deadline = Date.now() + patience; acknowledged.length < wanted; await sleep(20))
    if (Date.now() > deadline) throw new Error("no sign-up gets through any more");
}

/** Retries while the database recovers. */
async function ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  for (const deadline = Date.now() + patience; ; await sleep(100)) {
    const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: patience });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Row>(statement, values)).rows;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      client.end().catch(() => {});
    }
  }
}

async function killBackend(): Promise<void> {
  const [victim] = await ask<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'nukkad' order by random() limit 1",
  );
  if (victim !== undefined) process.kill(victim.pid, "SIGKILL");
}

async function killProcess(): Promise<void> {
  const { child } = server;
  server.address = "";
  child?.kill("SIGKILL");
  if (child) await once(child, "exit");
  await serve();
}

async function endProcess(): Promise<string> {
  const { child } = server;
  const started = performance.now();
  child?.kill("SIGTERM");
  if (child) await once(child, "exit");
  return `${Math.round(performance.now() - started)} ms, code ${child?.exitCode}`;
}

try {
  await serve();
  const writing = Array.from({ length: writers }, write);
  for (let round = 0; round < kills; round++) {
    await seeProgress();
    await killProcess();
  }
  // The last process survives all of these, and must stop gracefully after them.
  for (let round = 0; round < kills; round++) {
    await seeProgress();
    await killBackend();
  }
  await seeProgress();
  isOver = true;
  await Promise.all(writing);
  const ended = await endProcess();
  const stored = await ask<{ email: string; times: number }>(
    "select email::text, count(*)::int as times from accounts where email::text = any($1) group by 1",
    [acknowledged],
  );
  const [mails] = await ask<{ doubled: number }>(
    `select count(*)::int as doubled from (select 1 from pgboss.job where name = 'mail'
       group by data #>> '{order,to,address}' having count(*) > 1) as twice`,
  );
  const lost = acknowledged.length - stored.length;
  const doubled = stored.filter(({ times }) => times > 1).length + (mails?.doubled ?? 0);
  process.stdout.write(
    `kills: ${kills} processes, ${kills} backends; of ${acknowledged.length} acknowledged sign-ups ${lost} lost, ${doubled} doubled (none is wanted); ${unsure} calls without a yes; SIGTERM ${ended}\n`,
  );
  noteFigure({
    what: `${kills} kills of the process, ${kills} of a backend: writes lost or doubled`,
    seen: `${lost} and ${doubled} of ${acknowledged.length}`,
    held: lost + doubled === 0,
  });
  process.exitCode = lost + doubled === 0 && ended.endsWith("code 0") ? 0 : 1;
} finally {
  isOver = true;
  server.child?.kill("SIGKILL");
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
