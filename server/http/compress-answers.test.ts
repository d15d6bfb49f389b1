import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { compressAnswers } from "./compress-answers.ts";

test("R12.3 a long answer comes compressed to who can read it, a short one as it is", async () => {
  const { app, close } = await createTestApp();
  onTestFinished(close);
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const long = await app.inject({ url: "/api/openapi.json", headers });
  expect(long.headers).toMatchObject({ "content-encoding": "gzip", vary: expect.stringContaining("accept-encoding") });
  expect(JSON.parse(gunzipSync(long.rawPayload).toString("utf8"))).toHaveProperty("openapi");
  expect((await app.inject({ url: "/api/openapi.json" })).headers).not.toHaveProperty("content-encoding");
  expect((await app.inject({ url: "/healthz", headers })).headers).not.toHaveProperty("content-encoding");
});

test("R12.3 by one compressor, each is given their own answer and nothing of another's", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  // Hardly to be made smaller, so that the longest are packed in several parts.
  const answerOf = (id: number) => ({ id, text: randomBytes(600 * (id + 1)).toString("base64") });
  const answers = Array.from({ length: 60 }, (_, id) => answerOf(id + 1));
  app.get<{ Params: { id: number } }>("/:id", async ({ params }) => answers[params.id]);
  const asked = answers.map(async (answer, id) => {
    const { headers, rawPayload } = await app.inject({ url: `/${id}`, headers: { "accept-encoding": "gzip" } });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(rawPayload).toString("utf8"))).toEqual(answer);
  });
  await Promise.all(asked);
});
