/** Transactions under killed connections, deadlocks and refusals (R12.3), against a PostgreSQL of its own, which is made to crash. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveNotificationChoicesEndpoint as saveChoices } from "#contract/notifications.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { type EmbeddedPostgres, startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { startOtherProcess } from "#test/other-process.ts";
import { makePerson } from "#test/people.ts";
import { someOrAll } from "#test/random-cases.ts";
import { sqlState } from "./constraint.ts";

const connections = 10;
const kills = someOrAll(6, 14);

let dir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-transaction-"));
  postgres = await startEmbedded({ dir, settings: { fsync: "off", log_min_messages: "panic" } });
  await migrateDatabase(postgres.url);
});
afterAll(async () => {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 20_000 });
  client.on("error", () => {});
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

const ours = "from pg_stat_activity where application_name = 'nukkad'";

/** Alternately the server ends all of our connections, or one of its processes is killed and takes all others with it. */
async function breakConnections(round: number): Promise<void> {
  if (round % 2 === 0) return void (await ask(`select pg_terminate_backend(pid) ${ours}`));
  const [victim] = await ask<{ pid: number }>(`select pid ${ours} order by random() limit 1`);
  if (victim !== undefined) process.kill(victim.pid, "SIGKILL");
}

/** All at the same moment, so that none can replace a lost one. Returns how many answered. */
async function useEveryConnection({ pool }: Database): Promise<number> {
  const requests = await Promise.allSettled(Array.from({ length: connections }, () => pool.connect()));
  const clients = requests.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const answers = await Promise.allSettled(clients.map((client) => client.query("select 1")));
  for (const [index, client] of clients.entries()) client.release(answers[index]?.status === "rejected");
  return answers.filter(({ status }) => status === "fulfilled").length;
}

test("R12.3 connections broken repeatedly under writers: ten usable after each, no acknowledged write lost, closing ends", async () => {
  await ask("create table writes (number int primary key)");
  const database = openDatabase(postgres.url, { max: connections });
  const acknowledged: number[] = [];
  let next = 0;
  let isOver = false;
  async function write(): Promise<void> {
    while (!isOver) {
      const number = next++;
      await database.db
        .transaction((tx) => tx.execute(sql`insert into writes values (${number})`))
        .then(
          () => acknowledged.push(number),
          () => new Promise((resolve) => setTimeout(resolve, 5)),
        );
    }
  }
  const writers = Array.from({ length: 20 }, write);
  for (let round = 0; round < kills; round++) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    await expect.poll(() => breakConnections(round).then(() => "broken", String)).toBe("broken");
    await expect.poll(() => useEveryConnection(database), { message: `after kill ${round + 1}` }).toBe(connections);
  }
  isOver = true;
  await Promise.all(writers);
  const stored = new Set((await ask<{ number: number }>("select number from writes")).map(({ number }) => number));
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  // Waits for every connection that was ever checked out.
  await database.close();
}, 180_000);

test("R12.3 a process whose connections broke under writers ends at SIGTERM by itself", async () => {
  const database = openDatabase(postgres.url, { max: 1 });
  const { token } = await makePerson(database.db, { role: "student" });
  await database.close();
  const other = await startOtherProcess({ url: postgres.url });
  let saved = 0;
  let isOver = false;
  async function save(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`${other.address}${saveChoices.path}`, {
        method: saveChoices.method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ choices: [] }),
      });
      await answer.arrayBuffer();
      if (answer.ok) saved++;
    }
  }
  const writers = Array.from({ length: 12 }, save);
  for (let round = 0; round < someOrAll(3, 6); round++) {
    const before = saved;
    await expect.poll(() => saved).toBeGreaterThan(before + 20);
    await ask(`select pg_terminate_backend(pid) ${ours}`);
  }
  isOver = true;
  await Promise.all(writers);
  // Code 1 means that the process had to be ended after a time-out.
  expect(await other.end()).toBe(0);
}, 180_000);

test("R12.3 of two transactions that block each other both succeed, one at its second try", async () => {
  await ask("create table rows (id int primary key, value int not null)");
  await ask("insert into rows values (1, 0), (2, 0)");
  const database = openDatabase(postgres.url);
  let runs = 0;
  let held = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const oneIsDone = Promise.withResolvers<void>();
  async function raise(first: number, second: number): Promise<void> {
    await database.db.transaction(async (tx) => {
      runs++;
      if (runs === 3) await oneIsDone.promise;
      await tx.execute(sql`update rows set value = value + 1 where id = ${first}`);
      held++;
      if (held === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await tx.execute(sql`update rows set value = value + 1 where id = ${second}`);
    });
    oneIsDone.resolve();
  }
  await Promise.all([raise(1, 2), raise(2, 1)]);
  expect(runs).toBe(3);
  expect(await ask("select value from rows")).toEqual([{ value: 2 }, { value: 2 }]);
  await database.close();
});

test("R12.3 a serialisation failure is retried once and not more, another failure not at all", async () => {
  const database = openDatabase(postgres.url, { max: 1 });
  const runs = { "40001": 0, "23505": 0 };
  for (const state of ["40001", "23505"] as const) {
    const failed = database.db.transaction((tx) => {
      runs[state]++;
      return tx.execute(sql.raw(`do $$ begin raise exception 'made' using errcode = '${state}'; end $$`));
    });
    expect(sqlState(await failed.catch((error: unknown) => error))).toBe(state);
  }
  expect(runs).toEqual({ "40001": 2, "23505": 1 });
  await database.close();
});

test("a refused transaction leaves nothing and releases its connection as it was; a nested one is a savepoint", async () => {
  await ask("create table steps (name text)");
  const database = openDatabase(postgres.url, { max: 1 });
  const backend = async () => (await database.pool.query("select pg_backend_pid() as pid")).rows[0].pid;
  const before = await backend();
  const refused = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into steps values ('refused')`);
    throw new Error("no");
  });
  await expect(refused).rejects.toThrow("no");
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into steps values ('outer')`);
    const inner = tx.transaction(async (within) => {
      await within.execute(sql`insert into steps values ('inner')`);
      throw new Error("inner no");
    });
    await expect(inner).rejects.toThrow("inner no");
  });
  expect(await ask("select name from steps")).toEqual([{ name: "outer" }]);
  expect(await backend()).toBe(before);
  await database.close();
});
