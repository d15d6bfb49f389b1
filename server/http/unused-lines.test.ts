/** The end of a process to which lines are open that nothing was asked on (R12.3). */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

// Far below the minute for which Node would wait for a first question.
test("R12.3 a line on which nothing was asked does not hold up the end of the process", {
  timeout: 20_000,
}, async () => {
  const { app, close } = await createTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const line = connect(Number(port), "127.0.0.1");
  await once(line, "connect");
  const ended = once(line, "close");
  await close();
  await ended;
  expect(line.bytesRead).toBe(0);
});
