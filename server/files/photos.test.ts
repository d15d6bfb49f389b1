/** Photos (R5.4): detected by content, re-encoded; anything else is refused with a clear message and leaves no file. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { endWithTeacherEndpoint, myStudentsEndpoint } from "#contract/relations.ts";
import { readStudentEndpoint, readStudentProfileEndpoint } from "#contract/students.ts";
import { readTeacherProfileEndpoint, removeTeacherPhotoEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { gifScript, html, makeHugePng, makeJpeg, makePng, makeWebp, svg } from "#test/sample-images.ts";
import { takeFailures } from "#test/seen-failures.ts";
import { type FormFile, sendForm } from "#test/upload.ts";
import { arrivalsDir } from "./arriving-uploads.ts";

let app: TestApp;
let dir: string;
let teacher: TestPerson;
let student: TestPerson;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-photos-"));
  // Separates this test's running uploads from those of others.
  vi.stubEnv("TMPDIR", await mkdtemp(join(dir, "tmp-")));
  app = await createTestApp({ settings: { FILES_DIR: join(dir, "files") } });
  teacher = await makePerson(app.database.db, { role: "teacher" });
  student = await makePerson(app.database.db, { role: "student" });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

const send = (person: TestPerson, file: Partial<FormFile> & { bytes: Buffer }) =>
  sendForm<{ photo?: string }>(app, {
    url: `/api/${person.role}s/profile/upload-image`,
    token: person.token,
    files: [{ field: "profileImage", filename: "me.jpg", ...file }],
  });
const fetchPhoto = (address = "") => app.app.inject({ url: address });
const leftovers = () => readdir(arrivalsDir());

test("R5.4 a JPEG is served as a square WebP, upright, without place, camera or owner", async () => {
  const jpeg = await makeJpeg();
  expect(jpeg.includes("CanaryPhone")).toBe(true);
  const { status, body } = await send(teacher, { bytes: jpeg });
  expect([status, Object.keys(body)]).toEqual([200, ["photo"]]);
  expect(body.photo).toMatch(/^\/photos\/teacher-[0-9a-f]{32}-[0-9a-f]{16}\.webp$/);
  const answer = await fetchPhoto(body.photo);
  expect(answer.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height, exif, icc, xmp, iptc, orientation }).toEqual({
    format: "webp",
    width: 512,
    height: 512,
  });
  expect(answer.rawPayload.includes("Canary")).toBe(false);
  expect((await app.call(readTeacherProfileEndpoint, { token: teacher.token })).body.photo).toBe(body.photo);
});

test("R5.4 PNG and WebP are photos too, whatever their file names; the old file is deleted", async () => {
  for (const bytes of [await makePng(), await makeWebp()])
    expect((await send(teacher, { bytes, filename: "../../../etc/passwd\0.pdf", mediaType: "text/html" })).status).toBe(
      200,
    );
  expect((await readdir(join(dir, "files"))).filter((name) => name.startsWith("teacher"))).toHaveLength(1);
  await app.call(removeTeacherPhotoEndpoint, { token: teacher.token });
  expect((await readdir(join(dir, "files"))).filter((name) => name.startsWith("teacher"))).toHaveLength(0);
});

test("R5.4 a second file appended to a picture is dropped", async () => {
  const bytes = Buffer.concat([await makeJpeg(), Buffer.from("PK\x03\x04<script>alert('canary')</script>")]);
  const { body } = await send(teacher, { bytes });
  expect((await fetchPhoto(body.photo)).rawPayload.includes("canary")).toBe(false);
});

const large = Buffer.alloc(5 * 1024 * 1024 + 1, 0xff);
large.set([0xff, 0xd8, 0xff, 0xe0]);

test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
  ["an SVG", () => svg, 415, "photo_type"],
  ["a page", () => html, 415, "photo_type"],
  ["a GIF that is a script", () => gifScript, 415, "photo_type"],
  ["a PDF", () => Buffer.from("%PDF-1.4\nhello"), 415, "photo_type"],
  ["half a JPEG", async () => (await makeJpeg()).subarray(0, 900), 400, "file_broken"],
  ["half a PNG", async () => (await makePng()).subarray(0, 300), 400, "file_broken"],
  ["a PNG of 256 megapixels", () => makeHugePng(), 400, "image_pixels"],
  ["nothing", () => Buffer.alloc(0), 400, "file_empty"],
  ["more than 5 MB", () => large, 413, "photo_too_large"],
])("R5.4 %s is refused and leaves no file", async (_what, make, status, code) => {
  const before = await readdir(join(dir, "files"));
  const answer = await send(student, { bytes: await make() });
  expect([answer.status, answer.body.issues?.map((issue) => [issue.path, issue.code])]).toEqual([
    status,
    [["profileImage", code]],
  ]);
  expect(answer.body.issues?.[0]?.message).toMatch(/\w+ \w+/);
  expect(await readdir(join(dir, "files"))).toEqual(before);
  expect(await leftovers()).toEqual([]);
});

test("R5.4 a picture that would fill the memory is refused before it is decoded", async () => {
  const bytes = makeHugePng();
  const before = process.resourceUsage().maxRSS;
  await Promise.all(Array.from({ length: 4 }, () => send(student, { bytes })));
  const grownBy = (process.resourceUsage().maxRSS - before) / 1024;
  // Decoded, one alone takes 256 MB.
  expect(grownBy).toBeLessThan(150);
});

test("R5.4 a form without the file, a broken form and no form at all are refused", async () => {
  const url = "/api/students/profile/upload-image";
  const authorization = `Bearer ${student.token}`;
  const wrongField = await send(student, { bytes: await makePng(), field: "other" });
  expect([wrongField.status, wrongField.body.issues?.[0]?.code]).toEqual([400, "file_required"]);
  for (const [type, payload] of [
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="profileImage"; filename="a"\r\n\r\nabc',
    ],
    ["multipart/form-data", "anything"],
    ["application/json", "{}"],
  ] as const) {
    const answer = await app.app.inject({
      method: "POST",
      url,
      headers: { authorization, "content-type": type },
      payload,
    });
    expect([type, answer.statusCode]).toEqual([type, 400]);
  }
  expect(await leftovers()).toEqual([]);
});

test("R5.4 a photo whose row cannot be written leaves no file", async () => {
  const before = await readdir(join(dir, "files"));
  await app.database.pool.query("alter table students add constraint no_photo check (photo_key is null) not valid");
  const { status } = await send(student, { bytes: await makePng() });
  await app.database.pool.query("alter table students drop constraint no_photo");
  expect(status).toBe(500);
  expect(takeFailures()).toHaveLength(1);
  expect(await readdir(join(dir, "files"))).toEqual(before);
});

const keyOf = (address: string) => /[a-z]+-[^?/]+/.exec(address)?.[0] ?? "";

test("R2.7 a student's photo opens only by its signed address, for some minutes", async () => {
  const { body } = await send(student, { bytes: await makePng() });
  const address = body.photo ?? "";
  const answer = await fetchPhoto(address);
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  const key = keyOf(address);
  expect(key).not.toBe("");
  const until = Number(/until=(\d+)/.exec(address)?.[1]);
  expect(until).toBeLessThanOrEqual(Date.now() / 1000 + 900);
  for (const forged of [
    `/photos/${key}`,
    `/photos/${key}?until=${until}`,
    address.replace(`until=${until}`, `until=${until + 1}`),
    address.replace("signature=", "signature=A"),
    address.replace(student.id, teacher.id),
    address.replace(/viewer=[^&]+&/, ""),
    address.replace(key, key.replace("student", "document")),
    `/photos/${key}?until=${until}&until=9&signature=x`,
  ])
    expect([forged, (await fetchPhoto(forged)).statusCode]).toEqual([forged, 404]);
  const other = (await app.call(readStudentProfileEndpoint, { token: student.token })).body.photo;
  expect(other).toBe(address);
});

test("R2.7 a student's photo address expires after ten to fifteen minutes, and its time cannot be changed", async () => {
  const address = (await send(student, { bytes: await makePng() })).body.photo ?? "";
  const given = Number(/until=(\d+)/.exec(address)?.[1]) * 1000;
  const minutes = (given - Date.now()) / 60_000;
  expect(minutes > 9.9 && minutes <= 15).toBe(true);
  onTestFinished(() => void vi.useRealTimers());
  const statusAt = async (now: number, url = address) => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    return (await fetchPhoto(url)).statusCode;
  };
  expect(await statusAt(given - 1000)).toBe(200);
  expect(await statusAt(given)).toBe(404);
  expect(await statusAt(given + 24 * 60 * 60_000)).toBe(404);
  const later = address.replace(/until=\d+/, `until=${given / 1000 + 600}`);
  expect(await statusAt(given - 1000, later)).toBe(404);
  const unsigned = address.replace(/&signature=.*/, "&signature=");
  expect(await statusAt(given - 1000, unsigned)).toBe(404);
});

const again = async (address: string) => {
  const { etag = "" } = (await fetchPhoto(address)).headers;
  return app.app.inject({ url: address, headers: { "if-none-match": etag } });
};
const set = (person: TestPerson, what: string) =>
  app.database.pool.query(`update accounts set ${what} where id = $1`, [person.id]);

test.each(["status = 'deactivated'", "status = 'deleted'", "suspended_at = now()"])(
  "R4.4 R11.1 the photos of an account with %s are hidden at once, and shown again afterwards",
  async (what) => {
    for (const role of ["teacher", "student"] as const) {
      const person = await makePerson(app.database.db, { role });
      const { photo = "" } = (await send(person, { bytes: await makePng() })).body;
      const shown = await fetchPhoto(photo);
      expect([shown.statusCode, (await again(photo)).statusCode]).toEqual([200, 304]);
      // Nobody caches it without revalidation.
      expect(shown.headers["cache-control"]).toMatch(/^(public, max-age=60, must-revalidate|private, no-cache)$/);
      await set(person, what);
      const gone = await app.app.inject({ url: photo, headers: { "if-none-match": String(shown.headers.etag) } });
      expect([gone.statusCode, gone.headers["cache-control"], gone.headers.etag]).toEqual([404, "no-store", undefined]);
      await set(person, "status = 'active', suspended_at = null");
      expect((await fetchPhoto(photo)).statusCode).toBe(200);
    }
  },
);

test("R3.9 the address of a child's photo works for one teacher and ends with the relation, a block or the teacher's suspension", async () => {
  const { db, pool } = app.database;
  const [child, mine] = [await makeStudent(db), await makeTeacher(db)];
  await send(child, { bytes: await makePng() });
  const relation = await relate(db, child.id, mine.id, "accepted");
  const [listed] = (await app.call(myStudentsEndpoint, { token: mine.token })).body;
  const page = (await app.call(readStudentEndpoint, { token: mine.token, params: { id: child.id } })).body;
  const address = listed?.student.photo ?? "";
  expect(address).toBe(page.photo);
  expect((await fetchPhoto(address)).statusCode).toBe(200);
  // Neither for the child's own session, nor for another child.
  expect((await fetchPhoto(address.replace(mine.id, child.id))).statusCode).toBe(404);
  const sibling = await makeStudent(db);
  await relate(db, sibling.id, mine.id, "accepted");
  const { photo: other = "" } = (await send(sibling, { bytes: await makePng() })).body;
  expect((await fetchPhoto(address.replace(keyOf(address), keyOf(other)))).statusCode).toBe(404);

  await pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [child.id, mine.id]);
  expect((await fetchPhoto(address)).statusCode).toBe(404);
  await pool.query("delete from blocks where blocker_id = $1", [child.id]);
  await set(mine, "suspended_at = now()");
  expect((await fetchPhoto(address)).statusCode).toBe(404);
  await set(mine, "suspended_at = null");
  await set(child, "status = 'deactivated'");
  expect((await fetchPhoto(address)).statusCode).toBe(404);
  await set(child, "status = 'active'");
  expect((await fetchPhoto(address)).statusCode).toBe(200);

  await app.call(endWithTeacherEndpoint, { token: child.token, params: { id: relation } });
  expect((await fetchPhoto(address)).statusCode).toBe(404);
  const own = (await app.call(readStudentProfileEndpoint, { token: child.token })).body.photo ?? "";
  expect((await fetchPhoto(own)).statusCode).toBe(200);
});

test("R3.9 a replaced photo is not shown, even while its file still exists", async () => {
  for (const role of ["teacher", "student"] as const) {
    const person = await makePerson(app.database.db, { role });
    const { photo: before = "" } = (await send(person, { bytes: await makePng() })).body;
    const file = join(dir, "files", keyOf(before));
    const bytes = await readFile(file);
    const { photo: after = "" } = (await send(person, { bytes: await makePng() })).body;
    await writeFile(file, bytes);
    expect([(await fetchPhoto(before)).statusCode, (await fetchPhoto(after)).statusCode]).toEqual([404, 200]);
    await rm(file);
  }
});

test.each(["/photos/..%2f..%2fetc%2fpasswd", "/photos/teacher-x.webp", "/photos/%00", "/photos/document-1.pdf"])(
  "R5.4 %s is not found",
  async (address) => {
    expect((await fetchPhoto(address)).statusCode).toBe(404);
  },
);
