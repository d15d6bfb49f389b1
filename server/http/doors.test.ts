import Fastify from "fastify";
import { expect, test } from "vitest";
import { webOf } from "#test/web-build.ts";
import { serveDoors } from "./doors.ts";

test("R2.1 the doors are written once for each language, for everyone alike, known by their etag, and nothing to find", async () => {
  const written: string[] = [];
  const web = webOf(async () => new Response());
  const load = async () => ({
    ...(await web.load()),
    writeDoors: (language: string) => {
      written.push(language);
      return `<dialog>${language}</dialog>`;
    },
  });
  const app = Fastify();
  serveDoors(app, { web: { ...web, load }, settings: { development: false } });
  const first = await app.inject("/doors/ur?tab=<b>");
  expect(first.body).toBe("<dialog>ur</dialog>");
  expect(first.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-language": "ur",
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
    vary: "accept-encoding",
  });
  const again = await app.inject({
    url: "/doors/ur",
    headers: { "if-none-match": String(first.headers.etag), cookie: "preferredLanguage=hi" },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await app.inject("/doors/hi")).body).toBe("<dialog>hi</dialog>");
  expect((await app.inject("/doors/xx")).statusCode).toBe(404);
  expect(written).toEqual(["ur", "hi"]);
  await app.close();
});
