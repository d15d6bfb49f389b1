/** Announcements reach every listening process, and a database restart breaks neither the listener, the pool nor the process. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { openDatabase } from "./client.ts";
import { startEmbedded } from "./embedded.ts";
import { openListener } from "./listen.ts";
import { accounts } from "./schema/accounts.ts";
import { notifications } from "./schema/notifications.ts";

const polling = { timeout: 20_000, interval: 50 };

test("changes of public pages and notifications are announced", async () => {
  const copy = await createTestDatabase();
  const database = openDatabase(copy.url);
  const listener = await openListener(copy.url);
  const heard: string[] = [];
  await listener.listen(
    "pages",
    (tag) => heard.push(`pages ${tag}`),
    () => {},
  );
  const stop = await listener.listen(
    "notifications",
    (id) => heard.push(`notifications ${id}`),
    () => {},
  );
  const student = await makeStudent(database.db);
  await database.db.insert(notifications).values({ accountId: student.id, kind: "first" });
  await vi.waitFor(() => expect(heard).toEqual([`notifications ${student.id}`]), polling);

  const teacher = await makeTeacher(database.db);
  // Then the verified identity, on the page alone.
  const listed = [`pages stale card ${teacher.id}`, `pages stale page ${teacher.id}`];
  await vi.waitFor(() => expect(heard.slice(1)).toEqual(listed), polling);
  await database.db.update(accounts).set({ status: "deactivated" }).where(eq(accounts.id, teacher.id));
  await vi.waitFor(() => expect(heard.slice(3)).toEqual([`pages purge card ${teacher.id}`]), polling);

  await stop();
  await database.db.insert(notifications).values({ accountId: student.id, kind: "second" });
  await database.pool.query("select pg_notify('pages', 'last')");
  await vi.waitFor(() => expect(heard.slice(4)).toEqual(["pages last"]), polling);

  await listener.close();
  await database.close();
  await copy.drop();
});

test("R12.3 after a restart of the database the pool recovers and listeners are notified of the gap", async () => {
  const dir = await mkdtemp(join(tmpdir(), "nukkad-restart-"));
  const postgres = await startEmbedded({ dir, settings: { fsync: "off" } });
  onTestFinished(async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  });
  const troubles: Error[] = [];
  const onError = (error: Error) => troubles.push(error);
  const database = openDatabase(postgres.url, { onError });
  const listener = await openListener(postgres.url);
  listener.onLost(onError);
  const heard: string[] = [];
  let gaps = 0;
  await listener.listen(
    "pages",
    (tag) => heard.push(tag),
    () => {
      gaps += 1;
    },
  );
  const slow = database.pool.query("select pg_sleep(30)").then(
    () => "answered",
    () => "broken off",
  );
  const idle = await database.pool.connect();
  const postmaster = await idle.query("select pg_read_file('postmaster.pid')");
  idle.release();

  process.kill(Number(postmaster.rows[0].pg_read_file.split("\n")[0]), "SIGINT");

  expect(await slow).toBe("broken off");
  await vi.waitFor(() => expect(gaps).toBe(1), polling);
  await vi.waitFor(() => database.pool.query("select pg_notify('pages', 'again')"), polling);
  await vi.waitFor(() => expect(heard).toContain("again"), polling);
  expect(troubles.length).toBeGreaterThan(0);
  expect(inspect(troubles, { depth: 4, showHidden: true })).not.toContain(new URL(postgres.url).password);

  await listener.close();
  await database.close();
});

test("a hanging statement is cancelled by the server, and an unavailable database is reported in time", async () => {
  const copy = await createTestDatabase();
  const database = openDatabase(copy.url);
  const { rows } = await database.pool.query("show statement_timeout");
  expect(rows).toEqual([{ statement_timeout: "10s" }]);
  await database.close();
  await copy.drop();
  const nowhere = openDatabase("postgres://nobody@127.0.0.1:1/none");
  await expect(nowhere.pool.query("select 1")).rejects.toThrow("ECONNREFUSED");
  await nowhere.close();
});
