/** An unresponsive database is reported soon (R12.3), by a process clock that the tests move by hand. */
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isUnresponsive } from "#server/http/database-unavailable.ts";
import { statement } from "#server/settings/tuning.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { type DatabaseLine, openDatabaseProxy } from "#test/database-line.ts";
import { type Database, openDatabase } from "./client.ts";

const deadline = 3000;

let origin: TestDatabase;
let line: DatabaseLine;
let database: Database;

beforeAll(async () => {
  origin = await createTestDatabase();
});
afterAll(() => origin.drop());
beforeEach(async () => {
  line = await openDatabaseProxy(origin.url);
  database = openDatabase(line.url, { max: 1, patience: statement.ofCalls });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await line.close();
  await database.close();
});

/** The outcome; the clock is fake, so getting one at all is the point. */
const endOf = (pending: Promise<unknown>) =>
  pending.then(
    () => "answered",
    (error: unknown) => (isUnresponsive(error) ? "silent" : String(error)),
  );

test("R12.3 unresponsive after a slow connection: both together take at most three seconds", async () => {
  const { pool } = database;
  const connected = once(pool, "connect");
  const end = endOf(pool.query("select 1"));
  vi.advanceTimersByTime(statement.connect - 100);
  pool.once("connect", () => line.silence());
  await connected;
  await nextTurn();
  vi.advanceTimersByTime(deadline - (statement.connect - 100));
  expect(await end).toBe("silent");
});

test("R12.3 unresponsive within two transactions: nobody waits for the rollbacks", async () => {
  await database.pool.query("select 1");
  const sent = Promise.withResolvers<void>();
  const end = endOf(
    database.db.transaction((tx) =>
      tx.transaction(async (step) => {
        line.silence();
        const answer = step.execute(sql`select 1`);
        sent.resolve(nextTurn());
        await answer;
      }),
    ),
  );
  await sent.promise;
  vi.advanceTimersByTime(deadline);
  expect(await end).toBe("silent");
});

test("R12.3 a database that answers keeps its connection, however long it is used", async () => {
  const { pool } = database;
  const idOf = async () => (await pool.query<{ id: number }>("select pg_backend_pid() as id")).rows[0]?.id;
  const before = await idOf();
  vi.advanceTimersByTime(deadline);
  expect(await idOf()).toBe(before);
});

test("R12.3 unresponsive on a long-used connection: the running query and the queued ones fail", async () => {
  const { pool } = database;
  await pool.query("select 1");
  vi.advanceTimersByTime(deadline);
  const client = await pool.connect();
  line.silence();
  const ends = Promise.all([endOf(client.query("select 1")), endOf(client.query("select 2"))]);
  vi.advanceTimersByTime(deadline);
  expect(await ends).toEqual(["silent", "silent"]);
  client.release();
});

test("R12.3 the host vanished and is back: one connection of a pool finds out, and the next query is answered", async () => {
  await database.close();
  database = openDatabase(line.url, { max: 2, patience: statement.ofCalls });
  const { pool } = database;
  const both = await Promise.all([pool.connect(), pool.connect()]);
  for (const client of both) await client.query("select 1");
  for (const client of both) client.release();
  line.silence();
  line.comeBack();
  const first = endOf(pool.query("select 1"));
  await nextTurn();
  vi.advanceTimersByTime(deadline);
  expect(await first).toBe("silent");
  expect(await endOf(pool.query("select 1"))).toBe("answered");
});

test("R12.3 the stack of a failed statement names its caller", async () => {
  const client = await database.pool.connect();
  const failure: unknown = await client.query("select from nowhere").catch((error: unknown) => error);
  client.release();
  expect(failure).toMatchObject({ code: "42P01", stack: expect.stringContaining("time-limited-client.test.ts") });
});
