/** A full disk (R12.3): reads work, a write is refused clearly and leaves nothing half-written, and works again when there is space. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerEndpoint } from "#contract/accounts.ts";
import { otp } from "#contract/limits.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { overload } from "#server/settings/tuning.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeTeacher } from "#test/members.ts";
import { handleErrors } from "./errors.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const noRoom = { status: 503, body: { code: "no_room" } };
const later = String(overload.fullDiskRetryAfterSeconds);

test("R12.3 the disk of the database is full: reads go on, a save is refused as out of space, and succeeds whole afterwards", async () => {
  const { db, pool } = app.database;
  const { token } = await makeTeacher(db);
  const save = () => app.call(saveTeacherProfileEndpoint, { token, body: { bio: "Patient." } });
  // The error of PostgreSQL for a table that cannot grow.
  await pool.query(`
    create function refuse_as_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before update on teachers execute function refuse_as_full()`);
  const refused = await save();
  expect(refused).toMatchObject(noRoom);
  expect(refused.headers["retry-after"]).toBe(later);
  expect((await app.call(publicNearbyTeachersEndpoint)).status).toBe(200);
  expect((await app.call(readTeacherProfileEndpoint, { token })).body.bio).not.toBe("Patient.");
  await pool.query("drop function refuse_as_full cascade");
  expect((await save()).status).toBe(200);
  expect((await app.call(readTeacherProfileEndpoint, { token })).body.bio).toBe("Patient.");
});

test("R12.3 a registration refused for lack of space may be retried as often as before", async () => {
  const { pool } = app.database;
  const body = { name: "Asha Rao", email: "asha@example.test", password: "Gulmohar@47", role: "student" };
  await pool.query(`
    create function refuse_as_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on accounts execute function refuse_as_full()`);
  for (let tries = 0; tries <= otp.mailsPerDay; tries++)
    expect(await app.call(registerEndpoint, { body })).toMatchObject(noRoom);
  await pool.query("drop function refuse_as_full cascade");
  expect((await app.call(registerEndpoint, { body })).status).toBe(201);
});

// The device that is always full.
test.runIf(existsSync("/dev/full"))("R12.3 the disk of the files is full: the same answer", async () => {
  const files = Fastify();
  handleErrors(files);
  files.post("/", async () => writeFile("/dev/full", "a page of a document"));
  const { statusCode, headers, body } = await files.inject({ method: "POST", url: "/" });
  expect([statusCode, headers["retry-after"], JSON.parse(body).code]).toEqual([503, later, "no_room"]);
  await files.close();
});
