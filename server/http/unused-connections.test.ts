/** Shutdown with connections whose request is incomplete (R12.3). */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

// Far below the minute for which Node would wait for a first request.
test("R12.3 an incomplete request does not delay the end of the process", {
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
