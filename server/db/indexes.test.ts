/** The indexes of the real database: their included columns, and that no deletion scans a table for its foreign key. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { type Database, openDatabase } from "./client.ts";

let copy: TestDatabase;
let database: Database;

beforeAll(async () => {
  copy = await createTestDatabase();
  database = openDatabase(copy.url);
});

afterAll(async () => {
  await database.close();
  await copy.drop();
});

async function readLines(statement: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(statement);
  return rows.map(({ line }) => line);
}

test("R7.11 the indexes of the near search include the columns that a search reads", async () => {
  const found = await readLines(`
    select substring(indexdef from 'USING .*') as line from pg_indexes
    where indexname in ('teachers_listed_point', 'teachers_listed_verified_point', 'students_listed_point')
    order by indexname`);
  expect(found).toEqual([
    "USING gist (public_point) WHERE listed",
    "USING gist (public_point) INCLUDE (teaching_range, subjects, free_days, accepting_students, verified_at) WHERE listed",
    "USING gist (public_point) INCLUDE (teaching_range, subjects, free_days, accepting_students) WHERE (listed AND (verified_at IS NOT NULL))",
  ]);
});

test("R4.4 every foreign key is the prefix of an index, full or partial over its non-null rows", async () => {
  const bare = await readLines(`
    select c.conrelid::regclass || '.' || a.attname as line
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by line`);
  expect(bare).toEqual([]);
});

test("counter tables leave free space on their pages", async () => {
  expect(
    await readLines("select array_to_string(reloptions, ',') as line from pg_class where relname = 'rate_limits'"),
  ).toEqual(["fillfactor=50"]);
});
