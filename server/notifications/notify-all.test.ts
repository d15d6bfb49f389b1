/** Several people notified by one transaction (R7.9, R12.3): always in one order, so that two of them never deadlock. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Tx } from "#server/db/client.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeLearning } from "#test/lessons.ts";
import { type NewNotification, notify, notifyAll } from "./notify.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const jobs = { send: async () => null };

it("R7.9 R12.3 whatever the order they are given in, two transactions that notify the same people do not deadlock", async () => {
  const { db } = app.database;
  const { student, teacher, relationId } = await makeLearning(db);
  const [first = "", last = ""] = [student.id, teacher.id].sort();
  const noticeTo = (to: string): NewNotification => ({ to, kind: "relation_ended", params: { relationId } });
  const tried = vi.fn<(who: string) => void>();
  const waiting = async (tx: Tx) => {
    const { rows } = await tx.execute(sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`);
    expect(rows).toHaveLength(1);
  };
  let other: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    tried("one");
    await notify(tx, jobs, noticeTo(first));
    // In reverse order it would hold the last person's lock while waiting for the first one's.
    other ??= db.transaction(async (second) => {
      tried("other");
      await notifyAll(second, jobs, [noticeTo(last), noticeTo(first)]);
    });
    await vi.waitFor(() => waiting(tx));
    await notify(tx, jobs, noticeTo(last));
  });
  await other;
  // `transaction` retries deadlocks, so one would show only here.
  expect(tried.mock.calls.flat()).toEqual(["one", "other"]);
});
