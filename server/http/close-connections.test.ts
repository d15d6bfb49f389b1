/** Shutdown (R12.3): running requests are answered, and keep-alive connections do not delay it. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type OtherProcess, startOtherProcess } from "#test/other-process.ts";

const said: { msg: string; step?: string }[] = [];
let app: TestApp;
let talking: OtherProcess;
let other: OtherProcess;
beforeAll(async () => {
  app = await createTestApp();
  [talking, other] = await Promise.all([
    startOtherProcess(app, { log: (line) => said.push(JSON.parse(line)) }),
    startOtherProcess(app),
  ]);
});
afterAll(async () => {
  await Promise.all([talking.kill(), other.kill()]);
  await app.close();
});

async function openLine({ address }: OtherProcess): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const line = connect(Number(port), hostname);
  await once(line, "connect");
  // Its other end may be closed at any moment from here on.
  line.on("error", () => {});
  return line;
}

/** Whether the process has stopped accepting connections; from then on it waits for the open ones. */
const isEnding = (other: OtherProcess) =>
  openLine(other).then(
    (line) => {
      line.destroy();
      return false;
    },
    () => true,
  );

const read = (line: Socket) => {
  let text = "";
  line.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  return () => text;
};

test("R12.3 a request received before shutdown is answered, and its connection closed with it", async () => {
  const line = await openLine(talking);
  const answer = read(line);
  const closed = once(line, "close");
  line.write(
    "POST /api/auth/login HTTP/1.1\r\nhost: nukkad\r\ncontent-type: application/json\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n{",
  );
  await expect.poll(answer).toContain("100 Continue");
  const ended = talking.end();
  await expect.poll(() => isEnding(talking)).toBe(true);
  line.write("}");
  expect(await ended).toBe(0);
  await closed;
  expect(answer()).toMatch(/HTTP\/1.1 4\d\d/);
  expect(answer().toLowerCase()).toContain("connection: close");
  const steps = said.filter(({ msg }) => msg === "closing: done").map(({ step }) => step);
  expect(steps).toEqual(expect.arrayContaining(["streams", "lines", "jobs", "connections"]));
  expect(steps.slice(-3)).toEqual(["app", "listener", "database"]);
});

test("R12.3 a connection with an incomplete request does not delay the end of a process", async () => {
  const line = await openLine(other);
  const answer = read(line);
  line.write("GET /healthz HTTP/1.1\r\nhost: nukkad\r\n\r\n");
  await expect.poll(answer).toContain("HTTP/1.1 200 OK");
  line.write("GET /healthz HTTP/1.1\r\n");
  // What was sent before it has been read by then.
  await fetch(`${other.address}/healthz`);
  expect(await other.end()).toBe(0);
});
