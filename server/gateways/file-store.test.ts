/** A folder and a bucket behave alike (R5.4). */
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Refusal } from "#server/refusal.ts";
import { readSettings } from "#server/settings/settings.ts";
import { startS3 } from "#test/s3.ts";
import { type FileStore, makeKey } from "./file-key.ts";
import { openFileStore } from "./file-store.ts";
import { openBucket } from "./s3-store.ts";

const owner = "0198a0de-0000-7000-8000-000000000000";
const bytes = Buffer.from([0, 1, 2, 255, 10, 13]);

const failures: string[] = [];
const log = { error: ({ err }: { err: Error }) => failures.push(err.message) };

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

let dir: string;
let s3: Awaited<ReturnType<typeof startS3>>;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-store-"));
  s3 = await startS3();
  stores.folder = await openFileStore({ ...readSettings({ FILES_DIR: join(dir, "files") }), demo: false }, log);
  stores.bucket = await openFileStore({ ...readSettings(s3.settings), demo: false }, log);
});
afterAll(async () => {
  await s3.stop();
  await rm(dir, { recursive: true, force: true });
});

describe.each(["folder", "bucket"])("R5.4 a %s", (kind) => {
  const store = (): FileStore => stores[kind] ?? expect.fail();

  test("returns stored files, and deletes removed ones", async () => {
    const [one, two] = [makeKey("document", owner, "pdf"), makeKey("teacher", owner, "webp")];
    await store().put(one, bytes, "application/pdf");
    await store().put(two, Buffer.alloc(300_000, 7), "image/webp");
    expect(await store().read(one)).toEqual(bytes);
    expect((await store().read(two))?.length).toBe(300_000);
    expect(await keysOf(store())).toEqual([one, two].sort());
    await store().remove([one]);
    await store().remove([one]);
    expect(await store().read(one)).toBeNull();
    expect(await keysOf(store())).toEqual([two]);
    await store().remove([]);
    await store().remove([two]);
  });

  test.each(["../secret", "/etc/passwd", "teacher-1.webp", "teacher-../../x.webp", "", "a\0b"])(
    "never accesses %j, which is no key",
    async (key) => {
      await expect(store().put(key, bytes, "text/plain")).rejects.toThrow("not a key");
      expect(await store().read(key)).toBeNull();
      await store().remove([key]);
    },
  );
});

test("R5.4 files of the folder are closed to other users, and none is left half-written", async () => {
  const key = makeKey("document", owner, "pdf");
  await stores.folder?.put(key, bytes, "application/pdf");
  expect((await stat(join(dir, "files"))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dir, "files", key))).mode & 0o777).toBe(0o600);
  expect((await readdir(join(dir, "files"))).filter((name) => name.startsWith("partial"))).toEqual([]);
});

test("a bucket is listed page by page, each file with its time", async () => {
  const { files } = readSettings(s3.settings);
  const store = openBucket("s3" in files ? files.s3 : expect.fail(), { pageSize: 2 });
  const keys = Array.from({ length: 5 }, () => makeKey("student", owner, "webp"));
  for (const key of keys) await store.put(key, bytes, "image/webp");
  expect(await keysOf(store)).toEqual(keys.sort());
  for await (const { changedAt } of store.list()) expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(6e5);
  await store.remove([...keys, makeKey("student", owner, "webp")]);
  expect(await keysOf(store)).toEqual([]);
});

test("R5.4 an error of the bucket is a failure, never an empty answer", async () => {
  const wrong = await openFileStore(
    {
      ...readSettings({ ...s3.settings, S3_BUCKET: "elsewhere" }),
      demo: false,
    },
    log,
  );
  const refusal = new Refusal("overloaded", { retryAfter: 30 });
  await expect(wrong.put(makeKey("document", owner, "pdf"), bytes, "application/pdf")).rejects.toThrow(refusal);
  expect(failures.at(-1)).toMatch(/answered \d+ to PUT/);
});
