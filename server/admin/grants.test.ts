/** The two database roles of ops/postgres: neither is a superuser, and the serving one inserts into the audit log and cannot change it (R11.4). */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hideReviewEndpoint } from "#contract/office/reviews.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createTestApp } from "#test/app.ts";
import { officeScenarios } from "#test/office.ts";
import { makePerson } from "#test/people.ts";

const roles = { owner: "nukkad_owner", app: "nukkad_app" };
const name = `roles_${randomUUID().replaceAll("-", "")}`;

let superuser: pg.Client;
beforeAll(async () => {
  superuser = new pg.Client({ connectionString: inject("postgresUrl") });
  await superuser.connect();
  await superuser.query(`create database ${name}`);
});
afterAll(async () => {
  await superuser.query(`drop database if exists ${name} with (force)`);
  for (const role of Object.values(roles)) await superuser.query(`drop role if exists ${role}`);
  await superuser.end();
});

/** The empty database of this test, as a given role. */
function urlOf(role?: string): string {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  if (role !== undefined) [url.username, url.password] = [role, "for-tests"];
  return url.href;
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

test("R11.4 under the roles of ops/postgres no process is a superuser, and the application cannot change the audit log", async () => {
  await run(urlOf(), readFileSync("ops/postgres/roles.sql", "utf8"));
  for (const role of Object.values(roles)) await run(urlOf(), `alter role ${role} password 'for-tests'`);
  await migrateDatabase(urlOf(roles.owner));
  await run(urlOf(roles.owner), readFileSync("ops/postgres/grants.sql", "utf8"));
  const { rows } = await run(
    urlOf(),
    "select rolname from pg_roles where rolname in ('nukkad_owner', 'nukkad_app') and (rolsuper or rolcreaterole or rolbypassrls)",
  );
  expect(rows).toEqual([]);

  const url = urlOf(roles.app);
  // As a process does at its start.
  await migrateDatabase(url);
  const owner = await createTestApp({ url: urlOf() });
  const app = await createTestApp({ url });
  try {
    const admin = await makePerson(owner.database.db, { role: "admin" });
    const { id } = await officeScenarios(owner).hide_review.plant();
    const body = { reason: "It names a child." };
    expect((await app.call(hideReviewEndpoint, { token: admin.token, params: { id }, body })).status).toBe(200);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const forbidden of [
      "update audit_log set act = 'nothing'",
      "delete from audit_log",
      "truncate audit_log",
      "alter table audit_log disable trigger all",
      "drop trigger audit_log_only_added on audit_log",
      "drop table audit_log",
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return old; end'",
      "create role another",
      "copy audit_log to program 'cat'",
    ])
      await expect(client.query(forbidden), forbidden).rejects.toMatchObject({ code: "42501" });
    expect((await client.query("select act from audit_log")).rows).toEqual([{ act: "hide_review" }]);
    await client.end();
  } finally {
    await app.close();
    await owner.close();
  }
});
