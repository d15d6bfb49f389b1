/** Files that no row names are deleted, all others stay (R4.4). */
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { makeKey } from "#server/gateways/file-key.ts";
import { openFolder } from "#server/gateways/folder-store.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { makePerson } from "#test/people.ts";
import { sweepFiles } from "./remove-unused.ts";

let dir: string;
let testDatabase: TestDatabase;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-sweep-"));
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(dir, { recursive: true, force: true });
});

test("R4.4 the sweep deletes old unnamed files, and leaves named, fresh and foreign ones", async () => {
  const database = openDatabase(testDatabase.url, { max: 2 });
  const files = await openFolder(dir);
  const teacher = await makePerson(database.db, { role: "teacher" });
  const named = makeKey("teacher", teacher.id, "webp");
  const [orphan, erased, partial, fresh] = [
    makeKey("teacher", teacher.id, "webp"),
    makeKey("student", "0198a0de-0000-7000-8000-000000000000", "webp"),
    makeKey("partial", teacher.id, "tmp"),
    makeKey("document", teacher.id, "pdf"),
  ];
  const foreign = "video-of-the-operator.mp4";
  await database.pool.query("update teachers set photo_key = $1 where account_id = $2", [named, teacher.id]);
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const key of [named, orphan, erased, partial, foreign, fresh]) {
    await files.put(key, Buffer.from("x"), "image/webp");
    if (key !== fresh) await utimes(join(dir, key), old, old);
  }
  expect(await sweepFiles({ db: database.db, files })).toBe(3);
  expect((await readdir(dir)).sort()).toEqual([named, fresh, foreign].sort());
  await database.close();
});
