/** Copying the audit log into the process log (ASVS 16.4.3): each line once, after a minute, without texts or values. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson } from "#test/people.ts";
import { copyAudit } from "./copy-audit.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const copied = () =>
  app.log.map((line) => JSON.parse(line)).flatMap(({ msg, audit }) => (msg === "audit log" ? [audit] : []));

async function write(adminId: string, secondsAgo: number): Promise<string> {
  const subject = randomUUID();
  await app.database.pool.query(
    `insert into audit_log (admin_id, act, subject_kind, subject_id, details, before, address, created_at)
     values ($1, 'suspend_account', 'account', $2, '{"words": "Asked for money."}', '{"phone": "+919811000001"}', '192.0.2.1',
       now() - make_interval(secs => $3))`,
    [adminId, subject, secondsAgo],
  );
  return subject;
}

test("ASVS 16.4.3 R11.4 a line is copied once, a minute after it was written, by id and without texts or values", async () => {
  const { db, pool } = app.database;
  const copy = () => copyAudit({ db, log: app.app.log });
  const admin = await makePerson(db, { role: "admin" });
  await write(admin.id, 3600);
  await copy();
  expect(copied(), "what was written before the first run").toEqual([]);

  await pool.query("update copied_logs set until = until - interval '10 minutes'");
  const [early, later] = [await write(admin.id, 300), await write(admin.id, 70)];
  await write(admin.id, 10);
  await copy();
  const line = (subjectId: string) => ({
    ...{ id: expect.any(String), at: expect.any(String), adminId: admin.id },
    ...{ act: "suspend_account", subjectKind: "account", subjectId },
  });
  expect(copied()).toEqual([line(early), line(later)]);
  expect(app.log.join("")).not.toMatch(/Asked for money|919811000001|192\.0\.2\.1/);
  await copy();
  expect(copied()).toHaveLength(2);
});
