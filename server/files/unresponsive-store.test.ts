/** A file store that accepts every call and never answers costs seconds, and nothing once it is back (R12.3). */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { fileStore } from "#contract/file-limits.ts";
import { openBucket } from "#server/gateways/s3-store.ts";
import { readSettings } from "#server/settings/settings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { bucketAt, startS3, startSilence } from "#test/s3.ts";
import { makePng } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";

// A timeout signal that is garbage-collected never fires, so the test collects garbage on purpose.
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

let silence: Awaited<ReturnType<typeof startSilence>>;
let app: TestApp;
let teacher: TestPerson;

beforeAll(async () => {
  silence = await startSilence();
  app = await createTestApp({ settings: bucketAt(silence.port) });
  teacher = await makePerson(app.database.db, { role: "teacher" });
});
afterAll(() => app.close());

async function sendPhoto() {
  const files = [{ field: "profileImage", bytes: await makePng() }];
  return sendForm<{ photo?: string }>(app, { url: "/api/teachers/profile/upload-image", token: teacher.token, files });
}

async function collectUntil(done: Promise<unknown>): Promise<void> {
  const timer = setInterval(collect, 50);
  await done.finally(() => clearInterval(timer));
}

test("R12.3 a request to an unresponsive bucket ends, also after a garbage collection", async () => {
  const { files } = readSettings(bucketAt(silence.port));
  const store = openBucket("s3" in files ? files.s3 : expect.fail(), { patience: 400 });
  const [key, bytes] = ["teacher-x.webp", Buffer.from("x")];
  const outcomes = Promise.allSettled([
    store.put(key, bytes, "image/webp"),
    store.read(key),
    store.remove([key]),
    store.list()[Symbol.asyncIterator]().next(),
  ]);
  await collectUntil(outcomes);
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ reason: { message: expect.stringMatching(/did not answer \w+ within 400 ms/) } });
});

test("R12.3 uploads are refused while the bucket is unresponsive, and accepted when it is back", async () => {
  const before = silence.heard();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const waits = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => void vi.useRealTimers());
  const refused = sendPhoto();
  await expect.poll(() => waits.mock.calls.map(([, wait]) => wait)).toContain(fileStore.patience);
  await expect.poll(silence.heard).toBeGreaterThan(before);
  collect();
  vi.advanceTimersByTime(fileStore.patience);
  vi.useRealTimers();
  const late = await refused;
  expect([late.status, late.body.code, late.headers["retry-after"]]).toEqual([503, "overloaded", "30"]);

  await silence.stop();
  const s3 = await startS3(silence.port);
  const { status, body } = await sendPhoto();
  expect(status).toBe(200);
  expect((await app.app.inject({ url: body.photo ?? "" })).statusCode).toBe(200);
  await s3.stop();
});
