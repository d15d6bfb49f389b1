/** The embedded PostgreSQL under kills, concurrent starts and unwritable folders; every test runs the real server. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbedded } from "#server/db/embedded.ts";
import { SetupError } from "#server/settings/settings.ts";

let made: string;
let dir: string;
let running: EmbeddedPostgres[];
let said: string[];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), "nukkad-embedded-"));
  await (await startEmbedded({ dir: made })).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** With a cluster inside, copied from a template; tests of a first start use an empty folder. */
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "nukkad-embedded-"));
  execFileSync("cp", ["-a", `${made}/.`, dir]);
  running = [];
  said = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(folder = dir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ dir: folder, log: (line) => said.push(line) });
  running.push(postgres);
  return postgres;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  const answer = await client.query({ text: statement, rowMode: "array" }).finally(() => client.end());
  return answer.rows.flat();
}

/** Another process that owns the PostgreSQL of `dir`, as `npm start` does. */
async function startElsewhere(): Promise<{ owner: ChildProcess; url: string }> {
  const program = `
    import { startEmbedded } from "#server/db/embedded.ts";
    console.log((await startEmbedded({ dir: process.argv[1] })).url);
    setInterval(() => {}, 60_000);`;
  const owner = spawn(process.execPath, ["--input-type=module", "--eval", program, dir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(owner.stdout, "data");
  return { owner, url: String(line).trim() };
}

async function kill(owner: ChildProcess): Promise<void> {
  owner.kill("SIGKILL");
  await once(owner, "exit");
}

function postmasterPid(): number {
  return Number(readFileSync(join(dir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

test("R12.1 Hindi and Urdu survive a stop and a start", async () => {
  const first = await start();
  await ask(first.url, "create table words as select 'गणित نکڑ' as word");
  await first.stop();
  const second = await start();
  expect(await ask(second.url, "select word from words")).toEqual(["गणित نکڑ"]);
  expect(await ask(second.url, "show server_encoding")).toEqual(["UTF8"]);
  expect(await ask(second.url, "select lower('É')")).toEqual(["é"]);
});

test("R12.1 it listens on loopback only, and only its owner can read the password", async () => {
  const { url } = await start();
  expect(await ask(url, "show listen_addresses")).toEqual(["127.0.0.1"]);
  expect(await ask(url, "show unix_socket_directories")).toEqual([""]);
  expect(statSync(join(dir, "postgres", "password")).mode & 0o777).toBe(0o600);
  const stranger = new URL(url);
  stranger.password = "guess";
  await expect(ask(stranger.href, "select 1")).rejects.toThrow(/password authentication failed/);
});

test("R12.1 after a kill -9 of the owner the next start adopts the same server and loses nothing", async () => {
  const { owner, url } = await startElsewhere();
  await ask(url, "create table saved as select 7 as number");
  const pid = postmasterPid();
  await kill(owner);
  const adopted = await start();
  expect(postmasterPid()).toBe(pid);
  expect(await ask(adopted.url, "select number from saved")).toEqual([7]);
});

test("R12.1 a second start in the same folder is refused in one sentence and does not disturb the first", async () => {
  const first = await start();
  const refusal = await startEmbedded({ dir }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SetupError);
  expect(String(refusal)).toContain(`Nukkad is already running in ${dir}`);
  expect(await ask(first.url, "select 1")).toEqual([1]);
});

test("two concurrent first starts leave one server and one refusal", async () => {
  rmSync(join(dir, "postgres"), { recursive: true });
  const results = await Promise.allSettled([start(), start()]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await ask(running[0]?.url ?? "", "select 1")).toEqual([1]);
});

test("R12.1 a start right after a kill -9 of owner and PostgreSQL waits until it can and loses nothing", async () => {
  const { owner, url } = await startElsewhere();
  await ask(url, "create table saved as select 7 as number");
  const pid = postmasterPid();
  await kill(owner);
  process.kill(pid, "SIGKILL");
  const again = await start();
  expect(postmasterPid()).not.toBe(pid);
  expect(await ask(again.url, "select number from saved")).toEqual([7]);
});

test("a PostgreSQL killed under a living owner is restarted at the same address", async () => {
  const { url } = await start();
  process.kill(postmasterPid(), "SIGKILL");
  // It answers a moment before its owner has the lock again.
  const owners = "select count(*)::int from pg_locks where locktype = 'advisory'";
  await expect.poll(() => ask(url, owners).catch(() => []), { timeout: 20_000, interval: 200 }).toEqual([1]);
  await expect(startEmbedded({ dir })).rejects.toThrow(/already running/);
});

test("R12.1 a PostgreSQL that cannot start is retried with growing pauses, each logged, until it can", async () => {
  const { url } = await start();
  const control = join(dir, "postgres", "global", "pg_control");
  renameSync(control, `${control}.away`);
  process.kill(postmasterPid(), "SIGKILL");
  await expect.poll(() => said.filter((line) => /Trying again in/.test(line)).length, { timeout: 20_000 }).toBe(3);
  renameSync(`${control}.away`, control);
  await expect.poll(() => said.at(-1), { timeout: 20_000 }).toBe("PostgreSQL is back");
  expect(await ask(url, "select 1")).toEqual([1]);
  const pauses = said.flatMap((line) => /Trying again in ([\d.]+) s/.exec(line)?.[1] ?? []).map(Number);
  expect(pauses.slice(0, 3)).toEqual([0.2, 0.4, 0.8]);
  expect(said[0]).toBe("PostgreSQL stopped: starting it again");
});

test("a process id reused after a reboot does not prevent the start", async () => {
  await (await start()).stop();
  const leftover = [process.pid, join(dir, "postgres"), 0, 5432, "", "127.0.0.1", "", "ready"];
  writeFileSync(join(dir, "postgres", "postmaster.pid"), `${leftover.join("\n")}\n`, { mode: 0o600 });
  expect(await ask((await start()).url, "select 1")).toEqual([1]);
});

test.runIf(process.getuid?.() === 0)("R12.1 as root it runs in a folder that only root may enter", async () => {
  const closed = join(dir, "closed");
  mkdirSync(closed, { mode: 0o700 });
  chmodSync(dir, 0o700);
  const { url } = await start(join(closed, "data"));
  expect(await ask(url, "select 1")).toEqual([1]);
});

test("R12.1 a folder that cannot be written is named in one sentence", async () => {
  const file = join(dir, "file");
  writeFileSync(file, "");
  await expect(startEmbedded({ dir: join(file, "data") })).rejects.toThrow(
    `The folder ${join(file, "data")} cannot be written (ENOTDIR)`,
  );
});
