/** Uploads that never complete (R5.4): neither one account nor many can fill the disk, and ended ones release their space. */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "#contract/file-limits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { reserveUpload } from "./reserve-upload.ts";

let app: TestApp;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  app = await createTestApp();
  port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
});

/** Announces a document of the largest or of unknown size, and sends its beginning; returns the status if it is answered at once. */
async function begin({ token }: TestPerson, announced = true): Promise<{ socket: Socket; status: Promise<number> }> {
  const socket = connect(port, "127.0.0.1");
  open.push(socket);
  const status = new Promise<number>((resolve) => {
    socket.once("data", (data) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString("latin1"))?.[1])));
  });
  socket.on("error", () => {});
  const beginning = '--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
  socket.write(
    `POST /api/teachers/documents HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      (announced
        ? `Content-Length: ${uploads.document}\r\n\r\n${beginning}`
        : `Transfer-Encoding: chunked\r\n\r\n${beginning.length.toString(16)}\r\n${beginning}\r\n`),
  );
  return { socket, status };
}

const sender = () => makePerson(app.database.db, { role: "teacher" });

test("R5.4 a document of unknown size counts as the largest", async () => {
  const greedy = await sender();
  const begun = [];
  for (let nth = 0; nth < 4; nth++) begun.push(await begin(greedy, false));
  expect(await Promise.race(begun.map(({ status }) => status))).toBe(429);
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(async () => (await tryPhoto()).statusCode).toBe(400);
});

test("R5.4 one account has at most three arriving documents, all accounts together as many as the disk allows", async () => {
  const greedy = await sender();
  const first = [await begin(greedy), await begin(greedy), await begin(greedy)];
  // Space is reserved in the order of arrival; the last one is refused.
  const fourth = await begin(greedy);
  expect(await Promise.race([...first, fourth].map(({ status }) => status))).toBe(429);

  const room = Math.floor(uploads.arriving / uploads.document) - 3;
  const others: TestPerson[] = [];
  for (let index = 0; index < Math.ceil((room + 1) / 3); index++) others.push(await sender());
  const more = await Promise.all(
    Array.from({ length: room + 1 }, (_, index) => begin(others[Math.floor(index / 3)] ?? greedy)),
  );
  expect(await Promise.race(more.map(({ status }) => status))).toBe(503);

  for (const socket of open.splice(0)) socket.destroy();
  // A closed upload releases its space once the server has noticed.
  await expect.poll(async () => (await tryPhoto()).statusCode).toBe(400);
});

test("R5.4 R11.2 a single video larger than the share of an account is accepted, and nothing beside it", () => {
  const giveBack = reserveUpload("an account", uploads.video);
  expect(() => reserveUpload("an account", 1)).toThrow("too_many_requests");
  giveBack();
  reserveUpload("an account", 1)();
});

/** No file in it, so 400; 429 or 503 while there is no space. */
async function tryPhoto() {
  const { token } = await sender();
  const headers = { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=x" };
  return app.app.inject({
    method: "POST",
    url: "/api/teachers/documents",
    headers,
    payload: "--x--\r\n".padEnd(9_000_000),
  });
}
