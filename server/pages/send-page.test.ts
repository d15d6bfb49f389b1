/** Sending a cached page (R12.1): the preferred encoding, or 304. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendPage } from "./send-page.ts";
import { storePage } from "./store-page.ts";

const html = "<!DOCTYPE html><p>नमस्ते</p>";
const makePage = () => ({ ...storePage({ html, policy: "" }), etag: '"abc"' });
let page = makePage();

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
])("R12.1 for Accept-Encoding %j a page is sent as %j", async (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  const answer = await app.inject({ url: "/", headers });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, encoding]);
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
  expect(String(unpacked[(encoding ?? "none") as keyof typeof unpacked](answer.rawPayload))).toBe(html);
});

test("R12.3 a page is compressed in the requested encodings, once for all readers", async () => {
  page = makePage();
  const ask = (accepted: string) => app.inject({ url: "/", headers: { "accept-encoding": accepted } });
  await ask("identity");
  expect([...page.packed.keys()]).toEqual([]);
  await Promise.all([ask("gzip, br"), ask("br")]);
  expect([...page.packed.keys()]).toEqual(["br"]);
  const made = page.packed.get("br");
  await ask("br");
  expect(page.packed.get("br")).toBe(made);
});

test.each([
  ['W/"abc"', 304],
  ['"abc"', 304],
  ['"x", W/"abc"', 304],
  ["*", 304],
  ['"abcd"', 200],
  ["abc", 200],
])("R12.1 for If-None-Match %s the answer is %i, with a weak ETag", async (known, status) => {
  const answer = await app.inject({ url: "/", headers: { "if-none-match": known } });
  expect([answer.statusCode, answer.headers.etag]).toEqual([status, 'W/"abc"']);
  if (status === 304) expect(answer.body).toBe("");
});
