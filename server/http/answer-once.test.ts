/** Repeated calls on a bad connection (R7.15): the work is done once, and the second try gets the first answer. */
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import { idempotency } from "#contract/limits.ts";
import { studentNotificationKinds } from "#contract/notifications.ts";
import * as calls from "#contract/relations.ts";
import { startSecondFactorEndpoint } from "#contract/second-factor.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { goodPassword, makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;
let second: TestApp;
let student: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ url: app.url });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
beforeEach(async () => {
  student = await makeStudent(app.database.db);
  teacher = await makeTeacher(app.database.db);
});

const keyed = (key: string) => ({ [idempotency.header]: key });
const ask = (key: string, at = app, message = "Namaste") =>
  at.call(calls.contactTeacherEndpoint, {
    token: student.token,
    params: { id: teacher.id },
    body: { message },
    headers: keyed(key),
  });
/** The answer is stored after it was sent. */
const untilStored = (key: string) =>
  vi.waitUntil(async () => {
    const { rows } = await app.database.pool.query("select answered from idempotency_keys where key = $1", [key]);
    return rows[0]?.answered === true;
  });
const countRelations = async () =>
  (await app.database.pool.query("select 1 from relations where student_id = $1", [student.id])).rowCount;

test("R7.15 the same key gives the first answer again, on any process, and nothing is done twice", async () => {
  const first = await ask("one");
  expect(first.status).toBe(201);
  const again = await ask("one", second);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(again.headers["idempotent-replayed"]).toBe("true");
  expect(await countRelations()).toBe(1);
  expect((await ask("two")).body.code).toBe("relation_exists");
});

/** Delays the storing of answers until it is released. */
async function delayAnswers(): Promise<() => Promise<void>> {
  const blocker = await app.database.pool.connect();
  await blocker.query(`
    create function hold_answer() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(42); return new; end $$;
    create trigger hold_answer before update on idempotency_keys for each row execute function hold_answer();
    select pg_advisory_lock(42)`);
  onTestFinished(async () => {
    await blocker.query("drop trigger hold_answer on idempotency_keys; drop function hold_answer");
    blocker.release();
  });
  return async () => {
    await blocker.query("select pg_advisory_unlock(42)");
  };
}

test("R7.15 a save is answered as soon as it is committed; a repeat that comes before its answer is stored waits for it", async () => {
  const letGo = await delayAnswers();
  const first = await ask("blocked");
  expect(first.status).toBe(201);
  let isAnswered = false;
  const again = ask("blocked", second).finally(() => {
    isAnswered = true;
  });
  await expect.poll(countRelations).toBe(1);
  expect(isAnswered).toBe(false);
  await letGo();
  expect((await again).body).toEqual(first.body);
  expect((await again).headers["idempotent-replayed"]).toBe("true");
  expect(await countRelations()).toBe(1);
});

test("R7.15 a key that came with its session as new is not looked up again; a used one is", async () => {
  const looks = vi.fn<(text: string) => void>();
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [{ text = "" } = {}] = given as [{ text?: string }?];
    if (/^select "request_hash"/.test(text)) looks(text);
    return Reflect.apply(query, this, given);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await ask("new")).status).toBe(201);
  expect(looks).not.toHaveBeenCalled();
  await untilStored("new");
  expect((await ask("new")).headers["idempotent-replayed"]).toBe("true");
  expect(looks).toHaveBeenCalledOnce();
});

test("R7.15 twenty at once on two processes: one request, twenty times its answer", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => ask("storm", nth % 2 === 0 ? app : second)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countRelations()).toBe(1);
});

test("R7.15 a refusal is not stored: once its cause is gone the same key succeeds", async () => {
  await app.database.pool.query("update accounts set phone = null where id = $1", [student.id]);
  expect((await ask("later")).body.code).toBe("phone_required");
  await app.database.pool.query("update accounts set phone = '+919811000077' where id = $1", [student.id]);
  expect((await ask("later")).status).toBe(201);
});

test("R7.15 a key is for one request and one account, and is a short word", async () => {
  expect((await ask("mine")).status).toBe(201);
  expect((await ask("mine", app, "Something else")).body.code).toBe("key_reused");
  const other = await makeStudent(app.database.db);
  const theirs = await app.call(calls.contactTeacherEndpoint, {
    token: other.token,
    params: { id: teacher.id },
    body: { message: "Namaste" },
    headers: keyed("mine"),
  });
  expect(theirs.status).toBe(201);
  expect(theirs.headers["idempotent-replayed"]).toBeUndefined();
  for (const wrong of ["x".repeat(idempotency.longest + 1), "with a space"])
    expect((await ask(wrong)).status).toBe(400);
});

test("R7.15 done by a process that died before it could answer: the second try is refused as done already, and does nothing", async () => {
  const first = await ask("killed");
  await untilStored("killed");
  await app.database.pool.query("update idempotency_keys set answered = false, answer = null where key = 'killed'");
  await app.database.pool.query(
    "update idempotency_keys set created_at = now() - interval '1 hour' where key = 'killed'",
  );
  const again = await ask("killed", second);
  expect(again.body.code).toBe("done_already");
  expect(first.status).toBe(201);
  expect(await countRelations()).toBe(1);
});

test("R7.15 a call without a transaction of its own stores its answer too; a token or a secret is never stored", async () => {
  const clear = () => app.call(studentNotificationKinds.clearAll, { token: student.token, headers: keyed("clear") });
  expect((await clear()).status).toBe(200);
  expect((await clear()).headers["idempotent-replayed"]).toBe("true");
  await app.call(loginEndpoint, {
    body: { email: student.email, role: "student", password: goodPassword },
    token: student.token,
    headers: keyed("sign-in"),
  });
  const admin = await makePerson(app.database.db, { role: "admin", secondFactor: false });
  await app.call(startSecondFactorEndpoint, { token: admin.token, body: {}, headers: keyed("factor") });
  const { rows } = await app.database.pool.query(
    "select key from idempotency_keys where key = any('{sign-in,factor}')",
  );
  expect(rows).toEqual([]);
});
