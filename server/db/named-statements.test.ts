/** Prepared statements of connections (decision 44). */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "#server/db/client.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";

let origin: TestDatabase;
beforeAll(async () => {
  origin = await createTestDatabase();
});
afterAll(() => origin.drop());

/** A pool of one connection, so that its prepared statements can be read. */
function open(options: DatabaseOptions = {}): Database {
  const database = openDatabase(origin.url, { ...options, max: 1 });
  onTestFinished(() => database.close());
  return database;
}

const preparedBy = async ({ pool }: Database) =>
  (await pool.query<{ statement: string }>("select statement from pg_prepared_statements")).rows.map(
    ({ statement }) => statement,
  );

const repeat = async (times: number, ask: () => Promise<unknown>) => {
  for (let time = 0; time < times; time++) await ask();
};

test("R12.3 a repeated statement is prepared on its connection; one sent once or twice is not", async () => {
  const database = open();
  const ask = (what: number) => () => database.db.execute(sql`select ${what}::int as ${sql.raw(`often_${what}`)}`);
  await repeat(2, ask(2));
  await repeat(5, ask(5));
  await repeat(5, () => database.pool.query("select $1::int as by_text", [1]));
  const prepared = (await preparedBy(database)).join();
  expect(prepared).toContain("often_5");
  expect(prepared).toContain("by_text");
  expect(prepared).not.toContain("often_2");
});

test("R12.3 behind a pooler nothing is prepared, as the next statement may use another connection", async () => {
  const database = open({ pooled: true });
  await repeat(5, () => database.pool.query("select $1::int as pooled", [1]));
  expect(await preparedBy(database)).toEqual([]);
});

test("R12.3 a migration that changes a column's type costs a transaction no failure, and another reader one", async () => {
  const database = open();
  const { db, pool } = database;
  await pool.query("create table grown (id int primary key, size int)");
  await pool.query("insert into grown values (1, 7)");
  const readAlone = async () => (await pool.query("select size from grown where id = $1", [1])).rows;
  const readWithin = () =>
    db.transaction(async (tx) => (await tx.execute(sql`select size from grown where id = ${1} limit 1`)).rows);
  await repeat(6, readAlone);
  await repeat(6, readWithin);
  await pool.query("alter table grown alter column size type text");
  expect(await readWithin()).toEqual([{ size: "7" }]);
  await expect(readAlone()).rejects.toMatchObject({ code: "0A000" });
  expect(await readAlone()).toEqual([{ size: "7" }]);
});

test("R12.3 a connection prepares at most a hundred and fifty statements", async () => {
  const database = open();
  for (let length = 1; length <= 1000; length++)
    await repeat(3, () => database.pool.query(`select $1::int as of_many_${length}`, [length]));
  expect((await preparedBy(database)).length).toBe(150);
});
