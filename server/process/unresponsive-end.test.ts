/** Shutdown after the database host has vanished (R12.3): soon, by itself, and with code 0. */
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { openSender } from "#server/jobs/boss.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { type DatabaseLine, openDatabaseProxy } from "#test/database-line.ts";
import { type OtherProcess, startOtherProcess } from "#test/other-process.ts";

const said: { msg: string }[] = [];
let database: TestDatabase;
let line: DatabaseLine;
let other: OtherProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await openDatabaseProxy(database.url);
});
beforeEach(async () => {
  await line.mend();
  other = await startOtherProcess(line, {
    settings: { PATIENCE: "1", SEARCH_INDEX: "yes" },
    log: (text) => said.push(JSON.parse(text)),
  });
});
afterAll(async () => {
  await line.close();
  await database.drop();
});

/**
 * "Still waiting" is logged every four seconds, and a step that waits for an unresponsive connection takes ten: two lines. One
 * is allowed, because a busy machine may take five seconds for two.
 */
function expectNoWaiting(): void {
  expect(said.some(({ msg }) => msg === "closing: done")).toBe(true);
  expect(said.filter(({ msg }) => msg === "closing: still waiting").length).toBeLessThan(2);
  said.length = 0;
}

/** Its process has a running job whose statement waits for a table lock. Returns a function that releases the lock. */
async function blockJob(): Promise<() => Promise<void>> {
  const blocker = new pg.Client(database.url);
  await blocker.connect();
  await blocker.query("begin; lock table accounts, sessions");
  const { db, pool, close } = openDatabase(database.url, { max: 1 });
  const sender = await openSender(database.url);
  await sender.send(db, "sweep_accounts", {});
  const waiting = "select from pg_stat_activity where application_name = 'nukkad' and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
  await sender.stop();
  await close();
  return () => blocker.end();
}

test("R12.3 SIGTERM ends a process whose database is unresponsive, without waiting for a running job", async () => {
  const letGo = await blockJob();
  line.silence();
  expect(await other.end()).toBe(0);
  expectNoWaiting();
  await letGo();
});

test("R12.3 SIGTERM ends a process whose database is back on another host, without waiting for its old connections", async () => {
  line.silence();
  line.comeBack();
  expect(await other.end()).toBe(0);
  expectNoWaiting();
});
