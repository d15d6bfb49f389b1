/** Uploads stop before the disk is full (R5.4, R12.3): a clear answer, a log line, a metric, and nothing left behind. */
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson } from "#test/people.ts";
import { makeJpeg } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";
import { arrivalsDir } from "./arriving-uploads.ts";

const watch = "a token for the watch: 0123456789 abc";
let app: TestApp;

beforeAll(async () => {
  // More than any disk has.
  app = await createTestApp({ settings: { FREE_SPACE_MB: "999999999", METRICS_TOKEN: watch } });
});
afterAll(() => app.close());

test("R5.4 R12.3 with too little space an upload is refused before a byte is stored, and everything else works", async () => {
  const { token } = await makePerson(app.database.db, { role: "teacher" });
  const before = await readdir(arrivalsDir()).catch(() => []);
  const file = { field: "profileImage", filename: "me.jpg", bytes: await makeJpeg() };
  const sent = await sendForm(app, { url: "/api/teachers/profile/upload-image", token, files: [file] });
  expect(sent.status).toBe(503);
  expect(sent.body.code).toBe("no_room");
  expect(sent.headers["retry-after"]).toBe("600");
  expect(await readdir(arrivalsDir()).catch(() => [])).toEqual(before);
  expect(app.log.some((line) => line.includes("as the disk is nearly full"))).toBe(true);
  expect((await app.call(readTeacherProfileEndpoint, { token })).status).toBe(200);
  const { body } = await app.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${watch}` } });
  expect(body).toMatch(/nukkad_free_bytes\{place="arriving"\} \d+/);
});
