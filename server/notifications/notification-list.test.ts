/** The notification menu: list, read, pin, clear, for both roles; the choice of mails, and one-click unsubscribe. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { notificationLimits } from "#contract/limits.ts";
import { chosenKindsFor, type NotificationKind } from "#contract/notification-kinds.ts";
import * as contract from "#contract/notifications.ts";
import { memberRoles } from "#contract/vocabulary.ts";
import { readUnsubscription, signUnsubscription } from "#server/mails/unsubscribe-link.ts";
import { createTestApp, type TestApp, testSecret } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { notify } from "./notify.ts";
import { pruneNotifications } from "./prune-notifications.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const menus = { student: contract.studentNotificationKinds, teacher: contract.teacherNotificationKinds };
const make = { student: makeStudent, teacher: makeTeacher };

async function notifyOne(
  person: TestPerson,
  kind: NotificationKind = "request_received",
  relationId: string = randomUUID(),
): Promise<void> {
  const params = { relationId };
  await app.database.db.transaction((tx) =>
    notify(tx, { send: async () => null }, { to: person.id, kind, params, about: { name: "Asha", active: false } }),
  );
}

/** Inserts many for one person by one statement; no stream is woken. */
async function insertMany(person: TestPerson, count: number): Promise<void> {
  const client = await app.database.pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query("set session_replication_role = replica");
  await client.query(
    "insert into notifications (account_id, kind) select $1, 'request_received' from generate_series(1, $2::int)",
    [person.id, count],
  );
  client.release(true);
}

/** A new one arrives with the first change. Resolves to the rows each statement changed. */
async function notifyInTransaction(person: TestPerson): Promise<() => Promise<number[]>> {
  const { pool } = app.database;
  await pool.query(`
    create table changed_rows (count int);
    create function watch_changes() returns trigger language plpgsql as $$ begin
      if not exists (select from changed_rows) then
        insert into notifications (account_id, kind) values ('${person.id}', 'request_accepted');
      end if;
      insert into changed_rows select count(*) from changed;
      return null;
    end $$;
    create trigger watch_changes after update on notifications
      referencing new table as changed for each statement execute function watch_changes()`);
  return async () => {
    const { rows } = await pool.query(`select count from changed_rows`);
    await pool.query("drop function watch_changes cascade; drop table changed_rows");
    return rows.map(({ count }) => count);
  };
}

it.each([
  ["readAll", 100_000, "read_at"],
  ["clearAll", 2 * notificationLimits.batch, "cleared_at"],
] as const)(
  "R7.9 R12.3 %s answers for %i, in batches; what arrives meanwhile is left as it is",
  async (act, count, column) => {
    const { pool } = app.database;
    const [person, other] = [await makeStudent(app.database.db), await makeStudent(app.database.db)];
    await notifyOne(other);
    await insertMany(person, count);
    const stopWatching = await notifyInTransaction(person);
    const { status, body } = await app.call(contract.studentNotificationKinds[act], { token: person.token });
    const statements = await stopWatching();
    expect([status, body]).toEqual([200, { changed: count }]);
    expect(Math.max(...statements)).toBeLessThanOrEqual(notificationLimits.batch);
    const { rows } = await pool.query(
      `select count(*)::int, account_id = $1 as own, kind from notifications where account_id in ($1, $2) and ${column} is null
     group by 2, 3 order by 2`,
      [person.id, other.id],
    );
    expect(rows).toEqual([
      { count: 1, own: false, kind: "request_received" },
      { count: 1, own: true, kind: "request_accepted" },
    ]);
  },
);

describe.each(memberRoles)("R7.9 the notification menu of a %s", (role) => {
  const menu = menus[role];
  const list = async (person: TestPerson, query?: Record<string, string>) =>
    app.call(menu.list, { token: person.token, ...(query && { query }) });

  it("lists pinned first, then newest, by pages, with totals in the headers", async () => {
    const person = await make[role](app.database.db);
    for (let nth = 0; nth < 23; nth++) await notifyOne(person);
    const first = await list(person);
    expect(first.body).toHaveLength(20);
    expect(first.headers).toMatchObject({ "x-total-count": "23", "x-unread-count": "23" });
    const second = await list(person, { page: "2" });
    expect(second.body).toHaveLength(3);
    const beyond = await list(person, { page: "3" });
    expect([beyond.status, beyond.body, beyond.headers["x-total-count"]]).toEqual([200, [], "23"]);
    const ids = [...first.body, ...second.body].map(({ id }) => id);
    expect(new Set(ids).size).toBe(23);
    const oldest = ids.at(-1) ?? "";
    const pinned = await app.call(menu.pin, { token: person.token, params: { id: oldest }, body: { pinned: true } });
    expect(pinned.body).toMatchObject({ id: oldest, pinned: true });
    expect((await list(person, { limit: "2" })).body.map(({ id }) => id)).toEqual([oldest, ids[0]]);
    await app.call(menu.pin, { token: person.token, params: { id: oldest }, body: { pinned: false } });
    expect((await list(person, { limit: "1" })).body[0]?.id).toBe(ids[0]);
    expect((await list(person, { limit: "51" })).status).toBe(400);
  });

  it("marks one and all as read, clears one and all", async () => {
    const person = await make[role](app.database.db);
    for (let nth = 0; nth < 3; nth++) await notifyOne(person);
    const [first, second] = (await list(person)).body;
    const { token } = person;
    const read = await app.call(menu.read, { token, params: { id: first?.id ?? "" } });
    expect(read.body).toMatchObject({ id: first?.id, read: true });
    expect((await list(person)).headers["x-unread-count"]).toBe("2");
    const cleared = await app.call(menu.clear, { token, params: { id: second?.id ?? "" } });
    expect(cleared.body).toMatchObject({ isCleared: true });
    expect((await list(person)).body).toHaveLength(2);
    expect((await app.call(menu.readAll, { token })).body).toEqual({ changed: 2 });
    expect((await list(person)).headers["x-unread-count"]).toBe("0");
    expect((await app.call(menu.clearAll, { token })).body).toEqual({ changed: 2 });
    expect((await list(person)).body).toEqual([]);
  });

  it("R6.2 another's notification is not found, and nothing changes", async () => {
    const owner = await make[role](app.database.db);
    const stranger = await make[role](app.database.db);
    await notifyOne(owner);
    const rows = async () =>
      (await app.database.pool.query("select * from notifications where account_id = $1", [owner.id])).rows;
    const [before] = await rows();
    for (const id of [before?.id, randomUUID(), "nonsense"])
      for (const act of [menu.read, menu.pin, menu.clear]) {
        const answer = await app.call(act, { token: stranger.token, params: { id }, body: { pinned: true } });
        expect(answer.status).toBe(404);
      }
    await app.call(menu.readAll, { token: stranger.token });
    await app.call(menu.clearAll, { token: stranger.token });
    expect(await rows()).toEqual([before]);
  });

  it("R2.7 names nobody of a relation that is not the reader's", async () => {
    const { db } = app.database;
    const reader = await make[role](db);
    const [student, teacher] = [await makeStudent(db), await makeTeacher(db)];
    const relationId = await relate(db, student.id, teacher.id, "accepted");
    await notifyOne(reader, "request_received", relationId);
    const [told] = (await list(reader)).body;
    expect(told?.data).toEqual({ relationId });
    expect(told?.message).not.toMatch(/Meera|Zoya|\u2068/);
  });
});

describe("R7.9 mails by choice", () => {
  const choose = (person: TestPerson, kind: NotificationKind, mail: boolean) =>
    app.call(contract.saveNotificationChoicesEndpoint, { token: person.token, body: { choices: [{ kind, mail }] } });
  const notifyByMail = async (person: TestPerson, kind: NotificationKind) => {
    const sent: unknown[] = [];
    const send = async (_tx: unknown, _queue: unknown, data: unknown) => {
      sent.push(data);
      return null;
    };
    const params = { relationId: randomUUID() };
    await notify(app.database.db, { send }, { to: person.id, kind, params, about: { name: "Asha", active: true } });
    return sent.length;
  };

  it("follows the kind's default until the person says otherwise", async () => {
    const person = await makeTeacher(app.database.db);
    const read = async () => (await app.call(contract.readNotificationChoicesEndpoint, { token: person.token })).body;
    expect(await read()).toContainEqual({ kind: "request_received", mail: true, push: true });
    expect(await notifyByMail(person, "request_received")).toBe(1);
    expect(await notifyByMail(person, "request_withdrawn")).toBe(0);
    expect((await choose(person, "request_received", false)).body).toContainEqual({
      kind: "request_received",
      mail: false,
      push: true,
    });
    await choose(person, "request_withdrawn", true);
    expect(await notifyByMail(person, "request_received")).toBe(0);
    expect(await notifyByMail(person, "request_withdrawn")).toBe(1);
    const offered = (await read()).map(({ kind }) => kind);
    expect(offered).toEqual(chosenKindsFor("teacher"));
    // A verdict mail cannot be switched off (R11.5), and documents belong to teachers.
    expect(offered).not.toContain("verdict");
    const student = await makeStudent(app.database.db);
    const { body } = await app.call(contract.readNotificationChoicesEndpoint, { token: student.token });
    expect(body.map(({ kind }) => kind)).not.toContain("document_verified");
  });

  it("mails nobody who has left", async () => {
    const person = await makeTeacher(app.database.db, { status: "deactivated" });
    expect(await notifyByMail(person, "request_received")).toBe(0);
  });

  it("RFC 8058 is stopped by one POST of the mail program, whatever its body, and by nothing without our signature", async () => {
    const person = await makeStudent(app.database.db);
    const token = signUnsubscription(testSecret, { accountId: person.id, kind: "request_declined" });
    expect(token).not.toContain("@");
    const post = (given: string, type: string, payload: string) =>
      app.app.inject({
        method: "POST",
        url: `${contract.unsubscribeEndpoint.path}?token=${given}`,
        headers: { "content-type": type },
        payload,
      });
    const form = "application/x-www-form-urlencoded";
    for (const wrong of [`${token}x`, token.replace("declined", "accepted"), `${randomUUID()}.${token}`, "a.b.c"])
      expect((await post(wrong, form, "List-Unsubscribe=One-Click")).statusCode).toBe(404);
    expect(await notifyByMail(person, "request_declined")).toBe(1);
    expect(
      (await app.app.inject({ method: "GET", url: `${contract.unsubscribeEndpoint.path}?token=${token}` })).statusCode,
    ).toBe(405);
    expect(await notifyByMail(person, "request_declined")).toBe(1);
    const stopped = await post(token, form, "List-Unsubscribe=One-Click");
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { kind: "request_declined" }]);
    expect(await notifyByMail(person, "request_declined")).toBe(0);
    expect(await notifyByMail(person, "request_accepted")).toBe(1);
    expect((await post(token, "multipart/form-data; boundary=x", "--x--")).statusCode).toBe(200);
    expect(readUnsubscription([Buffer.alloc(32)], token)).toBeNull();
  });
});

describe("R7.9 notifications are stored for half a year", () => {
  it("old ones are deleted, read or not; pinned and recent ones stay", async () => {
    const { pool, db } = app.database;
    const person = await makeStudent(db);
    for (let nth = 0; nth < 8; nth++) await notifyOne(person);
    const ids = (await app.call(contract.studentNotificationKinds.list, { token: person.token })).body.map(
      ({ id }) => id,
    );
    const [pinned, young] = ids;
    await pool.query(
      "update notifications set created_at = now() - interval '181 days', pinned = id = $2, read_at = case when random() < 0.5 then now() end where account_id = $1",
      [person.id, pinned],
    );
    await pool.query("update notifications set created_at = now() - interval '179 days' where id = $1", [young]);
    expect(await pruneNotifications(pool)).toBe(6);
    const left = await app.call(contract.studentNotificationKinds.list, { token: person.token });
    expect(left.body.map(({ id }) => id)).toEqual([pinned, young]);
    expect(await pruneNotifications(pool)).toBe(0);
  });
});

it("R7.9 two saves of mail choices do not deadlock, in whatever order they name the kinds", async () => {
  const person = await makeStudent(app.database.db);
  const save = (mail: boolean, ...kinds: NotificationKind[]) =>
    app.call(contract.saveNotificationChoicesEndpoint, {
      token: person.token,
      body: { choices: kinds.map((kind) => ({ kind, mail })) },
    });
  const [first, second] = ["request_accepted", "request_declined"] as const;
  await save(true, first, second);
  const other = await app.database.pool.connect();
  const hold = (kind: NotificationKind) =>
    other.query("select 1 from notification_choices where account_id = $1 and kind = $2 for update nowait", [
      person.id,
      kind,
    ]);
  await other.query("begin");
  await hold(first);
  const saved = save(false, second, first, second);
  const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect((await app.database.pool.query(waits)).rowCount).toBeGreaterThan(0));
  await hold(second);
  await other.query("commit");
  other.release();
  expect((await saved).status).toBe(200);
  expect((await saved).body.filter(({ mail }) => !mail).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([first, second]),
  );
});
