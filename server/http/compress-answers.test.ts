import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#test/app.ts";

test("R12.3 a long answer is compressed for clients that accept it, a short one is not", async () => {
  const { app, close } = await createTestApp();
  onTestFinished(close);
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const long = await app.inject({ url: "/api/openapi.json", headers });
  expect(long.headers).toMatchObject({ "content-encoding": "gzip", vary: expect.stringContaining("accept-encoding") });
  expect(JSON.parse(gunzipSync(long.rawPayload).toString("utf8"))).toHaveProperty("openapi");
  expect((await app.inject({ url: "/api/openapi.json" })).headers).not.toHaveProperty("content-encoding");
  expect((await app.inject({ url: "/healthz", headers })).headers).not.toHaveProperty("content-encoding");
});
