/** The live stream across processes: nothing is lost or sent twice, and it ends with the session. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stream as limits } from "#contract/limits.ts";
import { logoutEndpoint } from "#contract/me.ts";
import { studentNotificationKinds } from "#contract/notifications.ts";
import { openSession } from "#server/accounts/open-session.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { startOtherProcess } from "#test/other-process.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { readStream, type StreamEvent } from "#test/read-stream.ts";
import { notify } from "./notify.ts";

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

async function listen(wanted: TestApp): Promise<string> {
  return `${await wanted.app.listen({ port: 0, host: "127.0.0.1" })}/api/notifications/stream`;
}

const quiet = { send: async () => null };

/** Notifies a student; `relationId` identifies the notification in the test. */
async function notifyStudent(student: TestPerson, relationId: string): Promise<void> {
  const about = { name: null, active: false };
  await app.database.db.transaction((tx) =>
    notify(tx, quiet, { to: student.id, kind: "request_declined", params: { relationId }, about }),
  );
}

const uuid = (nth: number) => `0198a0de-0000-7000-8000-${String(nth).padStart(12, "0")}`;
const notificationsIn = (events: StreamEvent[]) => events.filter(({ event }) => event === "notification");
const toldIds = (events: StreamEvent[]) =>
  notificationsIn(events).map(({ data }) => (data.data as { relationId: string }).relationId);

test("R7.9 begins with the unread count, sends what comes, uncompressed and uncached", async () => {
  const student = await makeStudent(app.database.db);
  await notifyStudent(student, uuid(1));
  const open = await readStream(address, student.token);
  await open.until((events) => events.length > 0);
  expect(open.status).toBe(200);
  expect(open.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(open.headers.get("content-encoding")).toBeNull();
  expect(open.headers.get("cache-control")).toContain("no-store");
  expect(open.text()).toMatch(new RegExp(`^retry: ${limits.retry}\n`));
  expect(open.events).toMatchObject([{ event: "ready", data: { unread: 1 } }]);
  await notifyStudent(student, uuid(2));
  await open.until((events) => notificationsIn(events).length > 0);
  expect(notificationsIn(open.events)).toMatchObject([
    { data: { type: "request_declined", message: "A teacher cannot teach you just now.", read: false } },
  ]);
  const list = await app.call(studentNotificationKinds.list, {
    token: student.token,
    headers: { "accept-language": "en" },
  });
  expect(list.body[0]).toEqual(notificationsIn(open.events)[0]?.data);
  open.leave();
});

test("R7.9 resumes after the last number seen, also an older, invalid or foreign one", async () => {
  const student = await makeStudent(app.database.db);
  for (const nth of [1, 2, 3]) await notifyStudent(student, uuid(nth));
  const from = async (lastEventId: string | undefined, wanted: number) => {
    const open = await readStream(address, student.token, lastEventId);
    await open.until(
      (events) => events.some(({ event }) => event === "ready") && notificationsIn(events).length >= wanted,
    );
    open.leave();
    return open.events;
  };
  const all = await from("0", 3);
  expect(toldIds(all)).toEqual([uuid(1), uuid(2), uuid(3)]);
  expect(toldIds(await from(notificationsIn(all)[0]?.id, 2))).toEqual([uuid(2), uuid(3)]);
  expect(await from("nonsense", 0)).toHaveLength(1);
  const ahead = await readStream(address, student.token, "999999999999999");
  await ahead.until((events) => events.length === 1);
  await notifyStudent(student, uuid(4));
  await ahead.until((events) => notificationsIn(events).length === 1);
  expect(toldIds(ahead.events)).toEqual([uuid(4)]);
  ahead.leave();
});

test("R7.9 a process is killed while events flow: the reader reconnects to another, and each event arrives exactly once, in order", async () => {
  const student = await makeStudent(app.database.db);
  const dying = await startOtherProcess(app);
  const first = await readStream(`${dying.address}/api/notifications/stream`, student.token);
  await first.until((events) => events.length > 0);
  const count = 120;
  // Several at once, so that numbers are drawn out of commit order unless the database prevents it.
  const writing = (async () => {
    for (let nth = 0; nth < count; nth += 4)
      await Promise.all([0, 1, 2, 3].map((more) => notifyStudent(student, uuid(nth + more))));
  })();
  await first.until((events) => notificationsIn(events).length >= 20);
  await dying.kill();
  await first.closed;
  const second = await readStream(address, student.token, first.events.at(-1)?.id);
  await writing;
  await second.until((events) => notificationsIn(first.events).length + notificationsIn(events).length >= count);
  const arrived = [...notificationsIn(first.events), ...notificationsIn(second.events)];
  expect(new Set(toldIds(arrived)).size).toBe(count);
  expect(arrived).toHaveLength(count);
  const numbers = arrived.map(({ id }) => Number(id));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  second.leave();
}, 60_000);

/** For the lock under which numbers are drawn. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
  while ((await app.database.pool.query(waiting)).rowCount === 0) await sleep(10);
}

test("R7.9 a number is never passed by a lower one that commits later", async () => {
  const student = await makeStudent(app.database.db);
  const open = await readStream(address, student.token);
  await open.until((events) => events.length > 0);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let drawn = () => {};
  const hasDrawn = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  const about = { name: null, active: false };
  const slow = app.database.db.transaction(async (tx) => {
    await notify(tx, quiet, { to: student.id, kind: "request_declined", params: { relationId: uuid(1) }, about });
    drawn();
    await released;
  });
  await hasDrawn;
  const quick = notifyStudent(student, uuid(2));
  await Promise.race([quick, untilSomebodyWaits()]);
  release();
  await Promise.all([slow, quick]);
  await open.until((events) => notificationsIn(events).length === 2);
  expect(toldIds(open.events)).toEqual([uuid(1), uuid(2)]);
  open.leave();
});

test("R7.6 ends at once when the session does, on whichever process, and only that one", async () => {
  const student = await makeStudent(app.database.db);
  const other = await openSession(app.database.db, student.id, { address: "127.0.0.1", userAgent: "other" });
  const [ending, staying] = [await readStream(address, student.token), await readStream(address, other)];
  await Promise.all([ending, staying].map((open) => open.until((events) => events.length > 0)));
  const second = await createTestApp({ url: app.url });
  await second.call(logoutEndpoint, { token: student.token });
  await ending.closed;
  expect(ending.events.at(-1)).toMatchObject({ event: "bye", id: undefined, data: { reason: "signed_out" } });
  await notifyStudent(student, uuid(1));
  await staying.until((events) => notificationsIn(events).length === 1);
  expect(notificationsIn(ending.events)).toEqual([]);
  staying.leave();
  await second.close();
});

test("R7.9 is bounded per person: the oldest page is closed; a stopping process says so", async () => {
  const closing = await createTestApp({ url: app.url });
  const server = await listen(closing);
  const student = await makeStudent(app.database.db);
  const pages = [];
  for (let nth = 0; nth <= limits.perAccount; nth++) {
    const page = await readStream(server, student.token);
    await page.until((events) => events.length > 0);
    pages.push(page);
  }
  await pages[0]?.closed;
  expect(pages[0]?.events.at(-1)?.data).toEqual({ reason: "replaced" });
  await closing.close();
  await Promise.all(pages.map((page) => page.closed));
  expect(pages.slice(1).map(({ events }) => events.at(-1)?.data)).toEqual(
    pages.slice(1).map(() => ({ reason: "restart" })),
  );
});

test("R6.2 is closed to strangers and to admins", async () => {
  expect((await fetch(address)).status).toBe(401);
  const admin = await makePerson(app.database.db, { role: "admin" });
  expect((await fetch(address, { headers: { authorization: `Bearer ${admin.token}` } })).status).toBe(403);
});

test("R7.9 each receives only their own notifications", async () => {
  const { db } = app.database;
  const [one, other] = [await makeStudent(db), await makeTeacher(db)];
  const [first, second] = [await readStream(address, one.token), await readStream(address, other.token)];
  await Promise.all([first, second].map((open) => open.until((events) => events.length > 0)));
  await notifyStudent(one, uuid(1));
  await notifyStudent(other, uuid(2));
  await Promise.all([first, second].map((open) => open.until((events) => notificationsIn(events).length > 0)));
  expect([toldIds(first.events), toldIds(second.events)]).toEqual([[uuid(1)], [uuid(2)]]);
  first.leave();
  second.leave();
});
