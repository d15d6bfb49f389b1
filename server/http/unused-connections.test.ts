/** The end of a process to which lines are open on which nothing was asked to the end (R12.3). */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

// Far below the minute for which Node would wait for a first question.
test("R12.3 a question that is begun and not ended does not hold up the end of the process", {
  timeout: 20_000,
}, async () => {
  const { app, close } = await createTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const line = connect(Number(port), "127.0.0.1");
  await once(line, "connect");
  line.write("GET / HTTP/1.1\r\nHost: nukkad");
  // By an end or a reset: what was sent may not have been read yet.
  const ended = new Promise((resolve) => line.on("error", () => {}).once("close", resolve));
  await close();
  await ended;
  expect(line.bytesRead).toBe(0);
});
