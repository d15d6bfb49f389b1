/** The columns as they follow the database (decision 36), on their own connection. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { connectionLimits } from "#server/db/connection-limits.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { followTeachers } from "./follow-teachers.ts";

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it("R7.11 changes reported by another server on the same connection are ignored", async () => {
  // Behind a pooler the connection stays when the server is replaced. A server is identified by its start time, which this
  // test changes.
  const startedAt = (moment: string) =>
    database.pool.query(
      `create or replace function public.pg_postmaster_start_time() returns timestamptz
       stable language sql return timestamptz '${moment}'`,
    );
  await startedAt("2026-01-01 00:00:00Z");
  const url = new URL(test.url);
  url.searchParams.set("options", "-c search_path=public,pg_catalog");
  const followed = await followTeachers(url.href, connectionLimits);
  try {
    expect(await followed.read()).toEqual([]);
    await startedAt("2026-01-01 00:00:01Z");
    await expect(followed.read()).rejects.toThrow("another server answers");
    await startedAt("2026-01-01 00:00:00Z");
    expect(await followed.read()).toEqual([]);
  } finally {
    await followed.close();
  }
});
