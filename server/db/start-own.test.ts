/** A data folder of an older demo is set aside, with one sentence. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";
import { startOwn } from "./start-own.ts";

const settings = { fsync: "off" };
let home: string;
let dir: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "nukkad-own-"));
  dir = join(home, ".data");
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query({ text: statement, rowMode: "array" })).rows.flat();
    return rows;
  } finally {
    await client.end();
  }
}

async function leaveOlderDemo(): Promise<void> {
  const older = await startEmbedded({ dir, settings });
  await ask(
    older.url,
    "create schema drizzle",
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of an older demo', 1)",
    "create table accounts as select 'Asha' as name",
  );
  await older.stop();
  mkdirSync(join(dir, "files"), { recursive: true });
  writeFileSync(join(dir, "files", "photo"), "of Asha");
}

test("R12.1 the folder of an older demo is set aside and a new demo begins; the next start continues with it", {
  timeout: 120_000,
}, async () => {
  await leaveOlderDemo();
  mkdirSync(`${dir}-old-${new Date().toISOString().slice(0, 10)}`);
  const said: string[] = [];
  const own = await startOwn({ dir, settings, say: (sentence) => said.push(sentence) });
  expect(await ask(own.url, "select count(*)::int from accounts")).toEqual([0]);
  await ask(own.url, "insert into accounts (role, email, name) values ('student', 'a@demo.test', 'A')");
  await own.stop();

  const moved = readdirSync(home).find((name) => /^\.data-old-\d{4}-\d\d-\d\d-2$/.test(name)) ?? "";
  expect(said).toEqual([`The data of an older demo was set aside in ${join(home, moved)}; a new demo begins.`]);
  expect(readdirSync(join(home, moved)).toSorted()).toEqual(["files", "postgres"]);
  expect(existsSync(join(dir, "files"))).toBe(false);

  const again = await startOwn({ dir, settings, say: (sentence) => said.push(sentence) });
  expect(await ask(again.url, "select name from accounts")).toEqual(["A"]);
  await again.stop();
  expect(said).toHaveLength(1);
});
