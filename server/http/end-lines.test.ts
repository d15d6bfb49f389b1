/** How a process ends (R12.3): what was asked is answered, and no line that somebody keeps for later holds it up. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type OtherProcess, startOtherProcess } from "#test/other-process.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function openLine({ address }: OtherProcess): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const line = connect(Number(port), hostname);
  await once(line, "connect");
  return line;
}

/** Whether the process has stopped taking lines, from when on it waits for those it has. */
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

test("R12.3 a question that a process has when it is told to end is answered, and its line closed with it", async () => {
  const said: { msg: string; step?: string }[] = [];
  const other = await startOtherProcess(app, { log: (line) => said.push(JSON.parse(line)) });
  const line = await openLine(other);
  const answer = read(line);
  line.write(
    "POST /api/auth/login HTTP/1.1\r\nhost: nukkad\r\ncontent-type: application/json\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n{",
  );
  await expect.poll(answer).toContain("100 Continue");
  const ended = other.end();
  await expect.poll(() => isEnding(other)).toBe(true);
  line.write("}");
  expect(await ended).toBe(0);
  expect(answer()).toMatch(/HTTP\/1.1 4\d\d/);
  expect(answer().toLowerCase()).toContain("connection: close");
  const steps = () => said.filter(({ msg }) => msg === "closing: done").map(({ step }) => step);
  // Its words may come after its end, and the very last not at all.
  await expect.poll(steps).toEqual(expect.arrayContaining(["streams", "lines", "jobs", "connections"]));
  const last = ["app", "listener", "database"];
  const ends = steps().filter((step) => last.includes(step ?? ""));
  expect(ends).toEqual(last.slice(0, ends.length));
  expect(steps().slice(steps().length - ends.length)).toEqual(ends);
}, 60_000);

test("R12.3 a line on which a question was begun and never ended does not hold up the end of a process", async () => {
  const other = await startOtherProcess(app);
  const line = await openLine(other);
  const answer = read(line);
  line.write("GET /healthz HTTP/1.1\r\nhost: nukkad\r\n\r\n");
  await expect.poll(answer).toContain("HTTP/1.1 200 OK");
  line.write("GET /healthz HTTP/1.1\r\n");
  // What was sent before it has been read by then.
  await fetch(`${other.address}/healthz`);
  expect(await other.end()).toBe(0);
}, 60_000);
