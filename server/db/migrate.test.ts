/** Migrations: on an empty database, by many processes at once, and in step with the tables in code. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { applyRules, type Rule, readRules } from "./apply-rules.ts";
import { type Database, openDatabase } from "./client.ts";
import { migrateDatabase, migrationsApplied, OtherHistory } from "./migrate.ts";
import * as accounts from "./schema/accounts.ts";
import * as admin from "./schema/admin.ts";
import * as lessons from "./schema/lessons.ts";
import * as notifications from "./schema/notifications.ts";
import * as relations from "./schema/relations.ts";
import * as search from "./schema/search.ts";
import * as shortlists from "./schema/shortlists.ts";
import * as students from "./schema/students.ts";
import * as teachers from "./schema/teachers.ts";
import * as wishes from "./schema/wishes.ts";

const run = promisify(execFile);
const made: string[] = [];
const opened: (() => Promise<void>)[] = [];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function createEmpty(options = ""): Promise<string> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name} template template0 ${options}`);
  made.push(name);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

/** A copy of the run's template: already migrated. */
async function openMigrated(): Promise<{ url: string; database: Database }> {
  const copy = await createTestDatabase();
  const database = openDatabase(copy.url);
  opened.push(async () => {
    await database.close();
    await copy.drop();
  });
  return { url: copy.url, database };
}

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  for (const name of made.splice(0)) await onServer(`drop database ${name} with (force)`);
});

test("R12.3 three concurrent processes migrate an empty database once", { timeout: 120_000 }, async () => {
  const url = await createEmpty();
  const database = openDatabase(url);
  expect(await migrationsApplied(database.db)).toBe(false);

  const program = `import { migrateDatabase } from "#server/db/migrate.ts"; await migrateDatabase(process.env.URL);`;
  const start = () =>
    run("node", ["--input-type=module", "--eval", program], { env: { PATH: process.env.PATH, URL: url } });
  await Promise.all(Array.from({ length: 3 }, start));

  expect(await migrationsApplied(database.db)).toBe(true);
  const applied = await database.pool.query(
    "select count(*)::int as n, count(distinct hash)::int as d from drizzle.__drizzle_migrations",
  );
  expect(applied.rows[0].n).toBe(applied.rows[0].d);
  const queues = await database.pool.query("select name from pgboss.queue order by name");
  expect(queues.rows.map((row) => row.name)).toContain("mail");
  await database.close();
});

test("a database that is not UTF-8 is refused in one sentence", async () => {
  const url = await createEmpty("encoding 'SQL_ASCII' locale_provider libc locale 'C'");
  await expect(migrateDatabase(url)).rejects.toThrow(/encoded as SQL_ASCII.*ENCODING 'UTF8'/);
});

test("R12.3 a database with other migrations is refused in one sentence and is not ready", async () => {
  const { url, database } = await openMigrated();
  await database.pool.query("update drizzle.__drizzle_migrations set hash = 'of an older demo' where id = 1");
  expect(await migrationsApplied(database.db)).toBe(false);
  await expect(migrateDatabase(url)).rejects.toThrow(OtherHistory);
  await expect(migrateDatabase(url)).rejects.toThrow(
    /^The database has migrations that this version does not know[^\n]*$/,
  );
});

test("R12.3 a database with newer migrations serves the older version", async () => {
  const { url, database } = await openMigrated();
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'of a later version', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  await migrateDatabase(url);
  expect(await migrationsApplied(database.db)).toBe(true);
});

test("R12.3 a changed rule is applied, and readiness waits for it", async () => {
  const { url, database } = await openMigrated();
  await database.pool.query(`drop trigger teachers_derive on teachers`);
  const triggers = () =>
    database.pool.query("select 1 from pg_trigger where tgname = 'teachers_derive'").then(({ rows }) => rows.length);

  await migrateDatabase(url);
  expect(await triggers(), "a text that was applied is left alone").toBe(0);

  await database.pool.query("delete from drizzle.rules where name = 'list-teachers'");
  expect(await migrationsApplied(database.db)).toBe(false);
  await migrateDatabase(url);
  expect(await triggers()).toBe(1);
  expect(await migrationsApplied(database.db)).toBe(true);
});

test("R12.3 a process of an older version does not put its own text of a rule back", async () => {
  const { database } = await openMigrated();
  const rule = (hash: string, answer: number): Rule => ({
    name: "answer",
    hash,
    text: `create or replace function answer() returns int language sql as 'select ${answer}'`,
  });
  const answer = () => database.pool.query("select answer()").then(({ rows }) => rows[0].answer);
  await applyRules(database.db, [rule("first", 1)]);
  await applyRules(database.db, [rule("second", 2)]);
  expect(await answer()).toBe(2);
  await applyRules(database.db, [rule("first", 1)]);
  expect(await answer()).toBe(2);
});

test("every rule can be applied again", async () => {
  const { database } = await openMigrated();
  for (const { text } of readRules()) await database.pool.query(text);
});

test("the migrations match the tables in code", async () => {
  const folder = join(import.meta.dirname, "migrations/meta");
  const journal = JSON.parse(await readFile(join(folder, "_journal.json"), "utf8"));
  const dates = journal.entries.map((entry: { when: number }) => entry.when);
  expect(dates).toEqual(dates.toSorted((a: number, b: number) => a - b));

  const last = String(journal.entries.length - 1).padStart(4, "0");
  const snapshot = JSON.parse(await readFile(join(folder, `${last}_snapshot.json`), "utf8"));
  const code = {
    ...accounts,
    ...students,
    ...teachers,
    ...relations,
    ...lessons,
    ...wishes,
    ...shortlists,
    ...search,
    ...notifications,
    ...admin,
  };
  expect(await generateMigration(snapshot, generateDrizzleJson(code, snapshot.id))).toEqual([]);
});
