/** Uploads that never complete (R5.4, R12.3): a failing disk, a killed process. */
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type OtherProcess, startOtherProcess } from "#test/other-process.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { boundary, makeForm } from "#test/upload.ts";
import { arrivalsDir, sweepArrivals } from "./arriving-uploads.ts";

const document = makeForm({}, [{ field: "document", bytes: Buffer.alloc(4 * 1024 * 1024, 7) }]);

let dir: string;
let app: TestApp;
let teacher: TestPerson;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-arrivals-"));
  vi.stubEnv("TMPDIR", dir);
  app = await createTestApp();
  teacher = await makePerson(app.database.db, { role: "teacher" });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

/** A keep-alive connection, as of browsers and proxies. */
async function connectTo({ address }: OtherProcess): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on("error", () => {});
  await once(socket, "connect");
  onTestFinished(() => void socket.destroy());
  return socket;
}

const head = () =>
  [
    "POST /api/teachers/documents HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${teacher.token}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${document.length}`,
    "\r\n",
  ].join("\r\n");

test("R12.3 an upload that fails while arriving does not block the next call on its connection", async () => {
  const other = await startOtherProcess(app, { largestFile: 64 * 1024 });
  onTestFinished(() => other.kill());
  const socket = await connectTo(other);
  let said = "";
  socket.setEncoding("utf8").on("data", (part) => {
    said += part;
  });
  const statuses = () => [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  socket.write(head());
  socket.write(document.subarray(0, 1024 * 1024));
  await expect.poll(statuses).toEqual([503]);
  socket.write(document.subarray(1024 * 1024));
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(statuses).toEqual([503, 200]);
  expect(await readdir(arrivalsDir())).toEqual([]);
}, 120_000);

test("R5.4 uploads arriving at a kill -9 are removed at the next start", async () => {
  const dying = await startOtherProcess(app);
  const socket = await connectTo(dying);
  socket.write(head());
  socket.write(document.subarray(0, 1024 * 1024));
  await expect.poll(() => readdir(arrivalsDir())).toHaveLength(1);
  await dying.kill();
  expect(await readdir(arrivalsDir())).toHaveLength(1);
  const next = await createTestApp({ url: app.url });
  onTestFinished(() => next.close());
  expect(await readdir(arrivalsDir())).toEqual([]);
}, 120_000);

test("R5.4 the sweep removes what is older than an hour, whoever left it, and leaves what is still arriving", async () => {
  const [coming, old] = ["another-machine.1.coming", "another-machine.1.old"];
  for (const name of [coming, old]) await mkdir(join(arrivalsDir(), name), { recursive: true });
  const then = new Date(Date.now() - 61 * 60 * 1000);
  await utimes(join(arrivalsDir(), old), then, then);
  await sweepArrivals();
  expect(await readdir(arrivalsDir())).toEqual([coming]);
  await sweepArrivals(Date.now() + 61 * 60 * 1000);
  expect(await readdir(arrivalsDir())).toEqual([]);
});
