/** Migrations: on an empty database, by many processes at once, and in step with the tables in code. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { openDatabase } from "./client.ts";
import { migrateDatabase, migrationsApplied } from "./migrate.ts";
import * as accounts from "./schema/accounts.ts";
import * as admin from "./schema/admin.ts";
import * as notifications from "./schema/notifications.ts";
import * as relations from "./schema/relations.ts";
import * as students from "./schema/students.ts";
import * as teachers from "./schema/teachers.ts";

const run = promisify(execFile);
const made: string[] = [];

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

afterEach(async () => {
  for (const name of made.splice(0)) await onServer(`drop database ${name} with (force)`);
});

test("R12.3 five processes at once migrate an empty database once", async () => {
  const url = await createEmpty();
  const database = openDatabase(url);
  expect(await migrationsApplied(database.db)).toBe(false);

  const program = `import { migrateDatabase } from "#server/db/migrate.ts"; await migrateDatabase(process.env.URL);`;
  const start = () =>
    run("node", ["--input-type=module", "--eval", program], { env: { PATH: process.env.PATH, URL: url } });
  await Promise.all(Array.from({ length: 5 }, start));

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

test("a migration that was passed over is noticed", async () => {
  const url = await createEmpty();
  await migrateDatabase(url);
  const database = openDatabase(url);
  await database.pool.query("delete from drizzle.__drizzle_migrations where id = 1");
  expect(await migrationsApplied(database.db)).toBe(false);
  await expect(migrateDatabase(url)).rejects.toThrow(/not applied because later ones already were/);
  await database.close();
});

test("the migrations are in step with the tables in code", async () => {
  const folder = join(import.meta.dirname, "migrations/meta");
  const journal = JSON.parse(await readFile(join(folder, "_journal.json"), "utf8"));
  const dates = journal.entries.map((entry: { when: number }) => entry.when);
  expect(dates).toEqual(dates.toSorted((a: number, b: number) => a - b));

  const last = String(journal.entries.length - 1).padStart(4, "0");
  const snapshot = JSON.parse(await readFile(join(folder, `${last}_snapshot.json`), "utf8"));
  const code = { ...accounts, ...students, ...teachers, ...relations, ...notifications, ...admin };
  expect(await generateMigration(snapshot, generateDrizzleJson(code, snapshot.id))).toEqual([]);
});
