/** The grants of docs/security.md, as an operator applies them: the application's own role adds to the audit log and cannot change it (R11.4). */
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hideReview } from "#contract/office/reviews.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { officeScenarios } from "#test/office.ts";
import { makePerson } from "#test/people.ts";

const role = "nukkad_app";

let owner: TestApp;
beforeAll(async () => {
  owner = await createTestApp();
});
afterAll(async () => {
  const { pool } = owner.database;
  await pool.query(`drop owned by ${role}`).catch(() => {});
  await pool.query(`drop role if exists ${role}`).catch(() => {});
  await owner.close();
});

/** The block of the document, word for word. */
function readGrants(): string {
  const text = readFileSync("docs/security.md", "utf8");
  return /```sql\n(CREATE ROLE nukkad_app[\s\S]*?)```/.exec(text)?.[1] ?? "";
}

test("R11.4 under the documented grants the application writes the audit log and cannot change it", async () => {
  const { pool, db } = owner.database;
  await pool.query(readGrants());
  await pool.query(`alter role ${role} password 'for-tests'`);
  const url = new URL(owner.url);
  [url.username, url.password] = [role, "for-tests"];
  // As a process does at its start.
  await migrateDatabase(url.href);
  const app = await createTestApp({ url: url.href });
  try {
    const admin = await makePerson(db, { role: "admin" });
    const { id } = await officeScenarios(owner).hide_review.plant();
    const body = { reason: "It names a child." };
    expect((await app.call(hideReview, { token: admin.token, params: { id }, body })).status).toBe(200);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const forbidden of [
      "update audit_log set act = 'nothing'",
      "delete from audit_log",
      "truncate audit_log",
      "alter table audit_log disable trigger all",
      "drop trigger audit_log_only_added on audit_log",
      "drop table audit_log",
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return old; end'",
    ])
      await expect(client.query(forbidden), forbidden).rejects.toMatchObject({ code: "42501" });
    expect((await client.query("select act from audit_log")).rows).toEqual([{ act: "hide_review" }]);
    await client.end();
  } finally {
    await app.close();
  }
});
