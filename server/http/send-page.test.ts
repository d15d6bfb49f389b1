/** What goes over the line for a cached page (R12.1): the encoding that was asked for, or nothing when it is known. */
import { brotliCompressSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendPage } from "./send-page.ts";

const raw = Buffer.from("<!DOCTYPE html><p>नमस्ते</p>");
const page = { raw, br: brotliCompressSync(raw), gzip: gzipSync(raw), etag: '"abc"', policy: "", whenSent: [] };

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.get("/", (request, reply) => sendPage(request, reply, page));
});
afterAll(() => app.close());

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["gzip;q=0", undefined],
  ["gzip;q=0.0, br;q=0", undefined],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["identity;q=1, br;q=0.2", undefined],
  ["GZIP", "gzip"],
  ["nonsense;;q=x", undefined],
  ["", undefined],
  [undefined, undefined],
])("R12.1 to Accept-Encoding %j a page goes as %j", async (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  const answer = await app.inject({ url: "/", headers });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, encoding]);
  expect(answer.rawPayload).toEqual(encoding === "br" ? page.br : encoding === "gzip" ? page.gzip : page.raw);
});

test.each([
  ['W/"abc"', 304],
  ['"abc"', 304],
  ['"x", W/"abc"', 304],
  ["*", 304],
  ['"abcd"', 200],
  ["abc", 200],
])("R12.1 to If-None-Match %s the answer is %i, with a weak tag", async (known, status) => {
  const answer = await app.inject({ url: "/", headers: { "if-none-match": known } });
  expect([answer.statusCode, answer.headers.etag]).toEqual([status, 'W/"abc"']);
  if (status === 304) expect(answer.body).toBe("");
});
