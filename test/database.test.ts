/** Test databases are real, separate and UTF-8. */
import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  return use(client).finally(() => client.end());
}

test("two test databases share nothing", async () => {
  const [one, two] = [await createTestDatabase(), await createTestDatabase()];
  await withClient(one.url, (client) => client.query("create table only_here (word text)"));
  const seen = await withClient(two.url, (client) => client.query("select to_regclass('only_here') as found"));
  expect(seen.rows).toEqual([{ found: null }]);
  await one.drop();
  await two.drop();
});

test("a dropped test database is gone", async () => {
  const database = await createTestDatabase();
  await database.drop();
  await expect(withClient(database.url, (client) => client.query("select 1"))).rejects.toThrow(/does not exist/);
});
