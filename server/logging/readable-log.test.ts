import Fastify from "fastify";
import { expect, test } from "vitest";
import { accessLines, loggerOptions } from "./logger.ts";
import { openReadableLog } from "./readable-log.ts";

test("R12.1 the demo's console has a line a call and sentences, no JSON, and no personal data", async () => {
  const lines: string[] = [];
  const stream = openReadableLog({ write: (line: string) => lines.push(line) });
  const app = Fastify({ logger: loggerOptions("info", stream), ...accessLines("info", stream) });
  app.get("/api/geo", async (request) => {
    request.log.warn({ queue: "mail", attempt: 2, body: { phone: "+919000000001" } }, "jobs: a job failed");
    return {};
  });
  app.get("/broken", async (request) => {
    request.log.error({ err: new Error("canary") }, "failed");
    return {};
  });
  await app.inject("/api/geo?latitude=28.70411");
  await app.inject("/broken");
  await app.close();
  const clock = String.raw`^\d\d:\d\d:\d\d  `;
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(
    new RegExp(
      `${clock}warning  jobs: a job failed  queue mail, attempt 2, body\\.phone \\[redacted\\]  \\(GET /api/geo\\)\n$`,
    ),
  );
  expect(lines[1]).toMatch(new RegExp(`${clock}GET /api/geo  200  \\d+ ms\n$`));
  expect(lines[2]).toMatch(new RegExp(`${clock}error  failed  err\\.type Error  \\(GET /broken\\)\n +at `));
  expect(lines.join("")).not.toMatch(/[{}"]|28\.70411|9000000001|canary/);
});
