/** Jobs commit and roll back with the caller's transaction, and each is worked once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { type DatabaseListener, openListener } from "#server/db/listen.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { type Jobs, openJobs } from "./boss.ts";
import type { MailJob } from "./queues.ts";

const polling = { timeout: 20_000, interval: 50 };
const lines: string[] = [];
const write = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
const log = { warn: write, error: write };

let copy: TestDatabase;
let database: Database;
let listener: DatabaseListener;
let one: Jobs;
let two: Jobs;

beforeEach(async () => {
  lines.length = 0;
  copy = await createTestDatabase();
  database = openDatabase(copy.url);
  listener = await openListener(copy.url);
  const parts = { url: copy.url, listener, log };
  [one, two] = await Promise.all([openJobs(parts), openJobs(parts)]);
});

afterEach(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await listener.close();
  await database.close();
  await copy.drop();
});

const mail = (name: string): MailJob => ({
  order: { kind: "welcome", to: { name, address: "asha@demo.test" }, role: "student", language: "en", params: {} },
});

async function readJobs(): Promise<{ name: string; state: string; output: unknown }[]> {
  const found = await database.pool.query(
    "select data->'order'->'to'->>'name' as name, state::text, output from pgboss.job where name = 'mail' order by 1",
  );
  return found.rows;
}

test("a rollback leaves no job, a commit leaves one", async () => {
  const undone = database.db.transaction(async (tx) => {
    await one.send(tx, "mail", mail("never"));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await database.db.transaction((tx) => one.send(tx, "mail", mail("sent")));
  expect(await readJobs()).toMatchObject([{ name: "sent", state: "created" }]);
});

test("each job is worked once by one of two processes", async () => {
  const worked: string[] = [];
  const handler = async ({ data }: { data: MailJob }) => void worked.push(data.order.to.name);
  await Promise.all([one.work("mail", handler), two.work("mail", handler)]);
  const names = Array.from({ length: 12 }, (_, number) => `mail ${number}`);
  await database.db.transaction(async (tx) => {
    for (const name of names) await one.send(tx, "mail", mail(name));
  });
  await vi.waitFor(async () => {
    const states = (await readJobs()).map((job) => job.state);
    expect(states).toEqual(names.map(() => "completed"));
  }, polling);
  expect(worked.toSorted()).toEqual(names.toSorted());
});

test("a failed job waits for its retry and stores nothing personal of the failure", async () => {
  await one.work("mail", async () => {
    await database.db.execute(`select 'asha@demo.test'::uuid`);
  });
  await one.send(database.db, "mail", mail("hard"));
  await vi.waitFor(async () => expect(await readJobs()).toMatchObject([{ state: "retry" }]), polling);
  expect(JSON.stringify((await readJobs())[0]?.output)).toContain("22P02");
  expect(JSON.stringify((await readJobs())[0]?.output)).not.toContain("asha");
  expect(lines.join("\n")).toContain("22P02");
  expect(lines.join("\n")).not.toContain("asha");
});

test("stop lets running jobs finish", async () => {
  let finish = () => {};
  const started = Promise.withResolvers<void>();
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await one.work("mail", async () => {
    started.resolve();
    await held;
  });
  await one.send(database.db, "mail", mail("long"));
  await started.promise;
  const stopped = one.stop();
  finish();
  await stopped;
  expect(await readJobs()).toMatchObject([{ state: "completed" }]);
});

test("a worker with `forget` leaves no row of finished jobs", async () => {
  const worked: string[] = [];
  await one.work("mail", async ({ data }) => void worked.push(data.order.to.name), { forget: true });
  await one.send(database.db, "mail", mail("secret"));
  await vi.waitFor(async () => expect([worked, await readJobs()]).toEqual([["secret"], []]), polling);
});
