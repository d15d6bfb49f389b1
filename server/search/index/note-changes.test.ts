/** Changes the database notes for the indexes in memory: who changed in what a search shows, in the same transaction. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { sweepChanges } from "./sweep-changes.ts";

let copy: TestDatabase;
let database: Database;
const teacher = seedTeacher({ id: randomUUID() });
const unlisted = seedTeacher({ id: randomUUID(), phone: null });

beforeAll(async () => {
  copy = await createTestDatabase();
  database = openDatabase(copy.url);
  await seedTeachers(database.pool, [teacher, unlisted]);
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

async function noted(): Promise<(string | null)[]> {
  const { rows } = await database.pool.query(
    "select distinct teacher_id from search_changes where teacher_id is not null",
  );
  return rows.map(({ teacher_id }) => teacher_id);
}

async function notedBy(statement: string, values: unknown[] = []): Promise<(string | null)[]> {
  await database.pool.query("delete from search_changes");
  await database.pool.query(statement, values);
  return noted();
}

test("R7.11 a change of what a search shows is noted, for listed teachers only", async () => {
  expect(await noted()).toEqual([teacher.id]);
  for (const set of [
    "fee_monthly = 1",
    "rating = 4",
    "subjects = '{urdu}'",
    "accepting_students = false",
    "photo_key = 'a'",
  ])
    expect(await notedBy(`update teachers set ${set}`)).toEqual([teacher.id]);
  expect(await notedBy("update accounts set name = 'Asha Devi' where id = $1", [teacher.id])).toEqual([teacher.id]);
  expect(await notedBy("update accounts set suspended_at = now() where id = $1", [teacher.id])).toEqual([teacher.id]);
  expect(await notedBy("update accounts set suspended_at = null where id = $1", [teacher.id])).toEqual([teacher.id]);
  expect(
    await notedBy(
      "insert into availability_slots (teacher_id, day, start_time, end_time) values ($1, 'monday', '10:00', '11:00')",
      [teacher.id],
    ),
  ).toEqual([teacher.id]);
  expect(await notedBy("update teachers set version = version + 1, longitude = longitude + 0.001")).toEqual([]);
  expect(await notedBy("delete from accounts where id = $1", [unlisted.id])).toEqual([]);
});

test("R7.11 noted changes are deleted an hour after the last transaction that wrote them, and a deletion is noted", async () => {
  expect(await notedBy("delete from accounts where id = $1", [teacher.id])).toEqual([teacher.id]);
  const { db, pool } = database;
  expect(await sweepChanges(db, pool)).toBe(0);
  // Old by its rows, but no mark proves that its transaction ended over an hour ago.
  await pool.query("update search_changes set created_at = now() - interval '3 hours' where teacher_id is not null");
  expect(await sweepChanges(db, pool)).toBe(0);
  expect(await noted()).toEqual([teacher.id]);
  // Other tests' transactions run on the same server: what they may still read stays until a mark is past them.
  await vi.waitFor(
    async () => {
      await pool.query("update search_changes set created_at = now() - interval '2 hours' where teacher_id is null");
      await sweepChanges(db, pool);
      expect(await noted()).toEqual([]);
    },
    { timeout: 30_000 },
  );
});
