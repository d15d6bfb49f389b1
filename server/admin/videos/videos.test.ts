/** Introduction videos (R11.2): recognised by content, stored whole or not at all, ordered, published, played in ranges, and every change an act. */
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import * as contract from "#contract/intro-videos.ts";
import { arrivalsDir } from "#server/files/arriving-uploads.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { startS3 } from "#test/s3.ts";
import { html, makeHugePng, makeJpeg } from "#test/sample-images.ts";
import { boundary, type FormFile, makeForm, sendForm } from "#test/upload.ts";
import { inFreeBox, makeHeic, makeMp4, readWebm, zip } from "#test/videos.ts";

let app: TestApp;
let dir: string;
let admin: TestPerson;
let webm: Buffer;

const { TMPDIR } = process.env;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-videos-"));
  process.env.TMPDIR = dir;
  app = await createTestApp({ settings: { FILES_DIR: join(dir, "files"), VIDEO_HOSTS: "videos.example,youtu.be" } });
  admin = await makePerson(app.database.db, { role: "admin" });
  webm = await readWebm();
});
afterAll(async () => {
  await app.close();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => app.database.pool.query("truncate intro_videos"));

const titles = { en: "How it works", ur: "یہ کیسے چلتا ہے" };
const storedFiles = () => readdir(join(dir, "files"));
const token = () => admin.token;

function upload(files: FormFile[], fields: Record<string, string> = {}, on = app) {
  return sendForm<Partial<contract.OfficeVideo>>(on, {
    url: contract.addVideoEndpoint.path,
    token: token(),
    fields: { titles: JSON.stringify(titles), ...fields },
    files,
  });
}

const videoFile = (bytes: Buffer, filename = "film.mp4") => ({
  field: "video",
  bytes,
  filename,
  mediaType: "video/mp4",
});
const addLink = (url: string, more = {}) =>
  app.call(contract.addVideoEndpoint, { token: token(), body: { titles, url, ...more } });
const shown = (language: string, query?: Record<string, string>) =>
  app.call(contract.publicVideosEndpoint, { headers: { "accept-language": language }, ...(query && { query }) });
const get = (url: string, headers: Record<string, string> = {}, on = app) => on.app.inject({ url, headers });

async function actsOf(subject: string | null) {
  const { rows } = await app.database.pool.query(
    "select act, before, after from audit_log where subject_id is not distinct from $1 order by id",
    [subject],
  );
  return rows;
}

test.each(["webm", "mp4"])(
  "R11.2 a %s is uploaded with its poster, seen by its admin alone, then published and gone",
  async (kind) => {
    const bytes = kind === "webm" ? webm : makeMp4();
    const before = await storedFiles();
    const poster = { field: "poster", bytes: await makeJpeg({ width: 1280, height: 720 }) };
    const { status, body } = await upload([videoFile(bytes, "../../x.exe"), poster], { audience: "teacher" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      titles,
      audience: "teacher",
      published: false,
      size: bytes.length,
      mediaType: `video/${kind}`,
    });
    const { id = "", address = "" } = body;

    expect((await shown("en")).body).toEqual([]);
    const [plain = ""] = address.split("?");
    expect((await get(plain)).statusCode).toBe(404);
    expect((await get(address)).rawPayload.equals(bytes)).toBe(true);
    expect((await get(address.replace(/viewer=[^&]+/, `viewer=${id}`))).statusCode).toBe(404);

    const published = await app.call(contract.changeVideoEndpoint, {
      token: token(),
      params: { id },
      body: { published: true },
    });
    expect(published.body).toMatchObject({ published: true, address: plain });
    const { body: list } = await shown("ur");
    expect(list).toEqual([
      {
        id,
        title: titles.ur,
        audience: "teacher",
        address: plain,
        mediaType: `video/${kind}`,
        poster: expect.any(String),
      },
    ]);
    const picture = await get(list[0]?.poster ?? "");
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await shown("hi")).body).toEqual([]);
    expect((await shown("en", { audience: "student" })).body).toEqual([]);
    expect((await shown("en", { audience: "teacher" })).body).toHaveLength(1);

    expect((await app.call(contract.removeVideoEndpoint, { token: token(), params: { id } })).status).toBe(204);
    expect((await get(plain)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual(before);
    expect((await actsOf(id)).map(({ act }) => act)).toEqual(["add_video", "change_video", "remove_video"]);
  },
);

test("R11.2 a poster is replaced: the old file is gone, a non-image changes nothing, each change an act", async () => {
  const before = await storedFiles();
  const jpeg = { field: "poster", bytes: await makeJpeg({ width: 1280, height: 720 }) };
  const { body } = await upload([videoFile(webm), jpeg], { published: "true" });
  const { id = "", poster: first = "" } = body;
  const replace = (bytes: Buffer, of = id) =>
    sendForm<Partial<contract.OfficeVideo>>(app, {
      method: "PUT",
      url: contract.replacePosterEndpoint.path.replace("{id}", of),
      token: token(),
      files: [{ field: "poster", bytes }],
    });
  expect((await replace(Buffer.from("%PDF-1.4"))).status).toBe(415);
  expect((await replace(makeHugePng())).status).toBe(400);
  expect((await replace(jpeg.bytes, "01900000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await storedFiles()).length).toBe(before.length + 2);
  const { status, body: changed } = await replace(await makeJpeg({ width: 300, height: 200 }));
  expect([status, changed.poster === first]).toEqual([200, false]);
  expect((await get(first ?? "")).statusCode).toBe(404);
  expect((await get(changed.poster ?? "")).headers["content-type"]).toBe("image/webp");
  expect((await storedFiles()).length).toBe(before.length + 2);
  const acts = await actsOf(id);
  expect(acts.map(({ act }) => act)).toEqual(["add_video", "change_video"]);
  expect(acts[1]).toMatchObject({ before: { poster: expect.any(String) }, after: { poster: expect.any(String) } });
});

test("R11.2 a video is sent in the requested ranges, as a video and nothing else", async () => {
  const { body } = await upload([videoFile(webm)], { published: "true" });
  const address = body.address ?? "";
  const size = webm.length;
  const whole = await get(address);
  expect(whole.headers).toMatchObject({
    "accept-ranges": "bytes",
    "content-type": "video/webm",
    "content-length": String(size),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  const part = async (range: string, more = {}) => {
    const { statusCode, headers, rawPayload } = await get(address, { range, ...more });
    return { status: statusCode, range: headers["content-range"], bytes: rawPayload };
  };
  expect(await part("bytes=0-1")).toEqual({ status: 206, range: `bytes 0-1/${size}`, bytes: webm.subarray(0, 2) });
  expect(await part("bytes=100-")).toEqual({
    status: 206,
    range: `bytes 100-${size - 1}/${size}`,
    bytes: webm.subarray(100),
  });
  expect(await part("bytes=-7")).toMatchObject({ status: 206, bytes: webm.subarray(-7) });
  expect(await part(`bytes=5-${size * 9}`)).toMatchObject({ status: 206, bytes: webm.subarray(5) });
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
  for (const odd of ["bytes=5-2", "bytes=0-1,4-5", "bytes=-", "pages=1-2", "bytes=a-b"])
    expect((await part(odd)).status).toBe(200);
  expect((await part("bytes=0-1", { "if-range": '"another"' })).status).toBe(200);
  expect((await part("bytes=0-1", { "if-range": String(whole.headers.etag) })).status).toBe(206);
  const head = await app.app.inject({ method: "HEAD", url: address });
  expect([head.statusCode, head.headers["content-length"], head.rawPayload.length]).toEqual([200, String(size), 0]);
  expect((await get(address, { "if-none-match": String(whole.headers.etag) })).statusCode).toBe(304);
});

test("R11.2 an incomplete video is refused in a sentence, and nothing of it stays", async () => {
  const before = await storedFiles();
  const hugePoster = { field: "poster", bytes: makeHugePng() };
  const cases: [FormFile[], number, string][] = [
    [[videoFile(await makeJpeg())], 415, "video_type"],
    [[videoFile(makeHeic())], 415, "video_type"],
    [[videoFile(html)], 415, "video_type"],
    [[videoFile(Buffer.from("ab"))], 415, "video_type"],
    [[videoFile(makeMp4({ handler: "soun" }))], 400, "video_broken"],
    [[videoFile(makeMp4({ after: zip }))], 400, "video_broken"],
    [[videoFile(makeMp4({ after: inFreeBox(zip) }))], 400, "video_broken"],
    [[videoFile(makeMp4({ after: Buffer.from("<script>alert(1)</script>") }))], 400, "video_broken"],
    [[videoFile(makeMp4().subarray(0, -100))], 400, "video_broken"],
    [[videoFile(Buffer.concat([webm, zip]))], 400, "video_broken"],
    [[videoFile(Buffer.concat([webm, html]))], 400, "video_broken"],
    [[videoFile(Buffer.concat([webm.subarray(0, 4), Buffer.alloc(5000, 1)]))], 400, "video_broken"],
    [[videoFile(Buffer.alloc(0))], 400, "file_empty"],
    [[], 400, "file_required"],
    [[videoFile(webm), hugePoster], 400, "image_pixels"],
    [[videoFile(webm), { field: "poster", bytes: Buffer.from("%PDF-1.4") }], 415, "photo_type"],
    [[videoFile(webm), { field: "poster", bytes: Buffer.alloc(3 * 1024 * 1024) }], 413, "poster_too_large"],
  ];
  for (const [files, status, code] of cases) {
    const answer = await upload(files);
    expect([answer.status, answer.body.issues?.[0]?.code]).toEqual([status, code]);
    expect(answer.body.issues?.[0]?.message).toMatch(/\w+ \w+/);
  }
  const unnamed = await upload([videoFile(webm)], { titles: JSON.stringify({ en: "  " }) });
  expect([unnamed.status, unnamed.body.issues?.[0]?.code]).toEqual([400, "title_required"]);
  expect(await storedFiles()).toEqual(before);
  expect(await readdir(arrivalsDir())).toEqual([]);
  expect((await app.call(contract.listOfficeVideosEndpoint, { token: token() })).body).toEqual([]);
});

test("R11.2 an interrupted upload leaves nothing behind", async () => {
  const before = await storedFiles();
  const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const form = makeForm({ titles: JSON.stringify(titles) }, [videoFile(Buffer.concat([webm, webm, webm]))]);
  socket.write(
    `POST ${contract.addVideoEndpoint.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token()}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  socket.write(form.subarray(0, form.length / 2));
  await expect.poll(() => readdir(arrivalsDir())).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(arrivalsDir())).toEqual([]);
  expect(await storedFiles()).toEqual(before);
});

test("R11.2 links lead only to hosts that the operator allows", async () => {
  for (const url of [
    "https://elsewhere.example/a",
    "http://videos.example/a",
    "https://videos.example.evil.example/a",
    "https://videos.example:8443/a",
    "https://you@videos.example/a",
    "https://:secret@videos.example/a",
    "https://you:secret@videos.example/a",
    "javascript:alert(1)",
    "https://",
  ]) {
    const { status, body } = await addLink(url);
    expect([url, status, body.issues?.[0]?.path, body.issues?.[0]?.code]).toEqual([url, 400, "url", "video_link"]);
  }
  const { status, body } = await addLink("https://videos.example/watch?v=1", { published: true });
  expect(status).toBe(201);
  expect((await shown("en")).body).toMatchObject([
    { address: "https://videos.example/watch?v=1", mediaType: null, poster: null },
  ]);
  const params = { id: body.id ?? "" };
  const moved = await app.call(contract.changeVideoEndpoint, {
    token: token(),
    params,
    body: { url: "https://evil.example/" },
  });
  expect(moved.body.issues?.[0]?.code).toBe("video_link");
  const { body: uploaded } = await upload([videoFile(webm)]);
  const turned = await app.call(contract.changeVideoEndpoint, {
    token: token(),
    params: { id: uploaded.id ?? "" },
    body: { url: "https://youtu.be/1" },
  });
  expect(turned.status).toBe(400);
  expect((await app.call(contract.videoHostsEndpoint, { token: token() })).body).toEqual([
    "videos.example",
    "youtu.be",
  ]);
});

test("R11.2 the order names all videos, and an outdated one is refused", async () => {
  const ids: string[] = [];
  for (const name of ["a", "b", "c"])
    ids.push((await addLink(`https://youtu.be/${name}`, { published: true })).body.id ?? "");
  const [a = "", b = "", c = ""] = ids;
  const order = (wanted: string[]) => app.call(contract.orderVideosEndpoint, { token: token(), body: { ids: wanted } });
  expect((await order([c, a, b])).body.map(({ id }) => id)).toEqual([c, a, b]);
  expect((await shown("en")).body.map(({ id }) => id)).toEqual([c, a, b]);
  for (const wrong of [
    [a, b],
    [a, b, b],
    [a, b, c, a],
    [a, b, admin.id],
  ])
    expect((await order(wrong)).status).toBe(409);
  const acts = (await actsOf(null)).filter(({ act }) => act === "order_videos");
  expect(acts).toEqual([{ act: "order_videos", before: { ids: [a, b, c] }, after: { ids: [c, a, b] } }]);
});

test("R11.2 a call that changes nothing is not logged; one that changes something logs before and after", async () => {
  const { body } = await addLink("https://youtu.be/x");
  const params = { id: body.id ?? "" };
  const change = (wanted: object) => app.call(contract.changeVideoEndpoint, { token: token(), params, body: wanted });
  await change({ audience: "everyone", published: false });
  await change({ audience: "teacher", titles: { hi: "कैसे चलता है" } });
  const acts = await actsOf(params.id);
  expect(acts.map(({ act }) => act)).toEqual(["add_video", "change_video"]);
  expect(acts[1]).toMatchObject({
    before: { audience: "everyone", titles },
    after: { audience: "teacher", titles: { hi: "कैसे चलता है" } },
  });
  expect(
    (await app.call(contract.changeVideoEndpoint, { token: token(), params: { id: admin.id }, body: {} })).status,
  ).toBe(404);
});

test("R11.2 a bucket stores videos and serves ranges as a folder does", async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const other = await createTestApp({ url: app.url, settings: s3.settings });
  onTestFinished(() => other.close());
  const long = makeMp4({ film: Buffer.alloc(700_000, 5) });
  const { status, body } = await upload([videoFile(long)], { published: "true" }, other);
  expect(status).toBe(201);
  expect((await get(body.address ?? "", {}, other)).rawPayload.equals(long)).toBe(true);
  const part = await get(body.address ?? "", { range: "bytes=300000-300009" }, other);
  expect(part.rawPayload).toEqual(long.subarray(300_000, 300_010));
});
