/** A database host that vanishes without closing its connections delays the job queue some seconds, and does not stop it (R12.3, R7.4). */
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { connectionLimits } from "#server/db/connection-limits.ts";
import { type DatabaseListener, openListener } from "#server/db/listen.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { type DatabaseLine, openDatabaseProxy } from "#test/database-line.ts";
import { type Jobs, openJobs } from "./boss.ts";

const soon = 500;
const never = 3_600_000;
const quiet = { warn: () => {}, error: () => {} };

let copy: TestDatabase;
let line: DatabaseLine;
let database: Database;
let listener: DatabaseListener;
let jobs: Jobs;

beforeEach(async () => {
  copy = await createTestDatabase();
  line = await openDatabaseProxy(copy.url);
  database = openDatabase(copy.url, { max: 2 });
});
afterEach(async () => {
  await jobs.stop();
  await listener.close();
  await database.close();
  await line.close();
  await copy.drop();
});

const sendMail = (name: string) =>
  jobs.send(database.db, "mail", {
    order: {
      kind: "welcome",
      to: { name, address: "asha@demo.test" },
      role: "student",
      language: "en",
      params: {},
    },
  });

test("R12.3 jobs are worked again after the database host vanished and came back, by new connections", async () => {
  // Not through the proxy: the queue is notified of the second mail, and polls where nobody answers.
  listener = await openListener(copy.url);
  jobs = await openJobs({ url: line.url, listener, log: quiet, limits: { ...connectionLimits, statement: soon } });
  const worked = new Set<string>();
  await jobs.work("mail", async ({ data }) => void worked.add(data.order.to.name));
  await sendMail("before");
  await expect.poll(() => [...worked]).toEqual(["before"]);
  line.silence();
  await sendMail("after");
  await expect.poll(() => line.lost.some((sent) => sent.includes("mail"))).toBe(true);
  line.comeBack();
  await expect.poll(() => [...worked]).toEqual(["before", "after"]);
});

test("R12.3 a queue whose statements are lost stops without waiting for them", async () => {
  listener = await openListener(copy.url);
  const limits = { ...connectionLimits, connect: never, statement: never };
  jobs = await openJobs({ url: line.url, listener, log: quiet, limits });
  line.silence();
  await jobs.work("mail", async () => {});
  await expect(jobs.stop()).resolves.toBeUndefined();
});

test("R12.3 the listener notices a broken connection, and receives announcements again", async () => {
  listener = await openListener(line.url, { ...connectionLimits, heartbeat: soon, heartbeatAnswer: soon });
  jobs = await openJobs({ url: copy.url, listener, log: quiet });
  const heard: string[] = [];
  await listener.listen(
    "pages",
    (payload) => heard.push(payload),
    () => heard.push("gap"),
  );
  line.silence();
  line.comeBack();
  await expect.poll(() => heard).toContain("gap");
  await database.pool.query("select pg_notify('pages', 'again')");
  await expect.poll(() => heard).toContain("again");
});

test("R12.3 a listener on an unresponsive connection stops and closes without waiting for the other side", async () => {
  listener = await openListener(copy.url);
  jobs = await openJobs({ url: copy.url, listener, log: quiet });
  const [stopped, closed] = await Promise.all(
    [1, 2].map(() => openListener(line.url, { ...connectionLimits, heartbeat: never, heartbeatAnswer: never })),
  );
  const stop = await stopped?.listen(
    "pages",
    () => {},
    () => {},
  );
  line.silence();
  await stop?.();
  await Promise.all([stopped?.close(), closed?.close()]);
});
